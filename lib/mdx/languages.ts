/** Languages that code blocks may name. The grammar of each is loaded when the first block needs it. */
export const knownLanguages = [
  'bash',
  'css',
  'diff',
  'haskell',
  'html',
  'ini',
  'java',
  'javascript',
  'js',
  'json',
  'jsx',
  'latex',
  'matlab',
  'md',
  'mdx',
  'php',
  'py',
  'python',
  'scss',
  'sh',
  'shell',
  'text',
  'toml',
  'ts',
  'tsx',
  'typescript',
  'xml',
  'yaml',
  'yml',
]

const known = new Set(knownLanguages)

export function isKnownLanguage(language: string): boolean {
  return known.has(language)
}
