import { bundledLanguagesInfo } from 'shiki/langs'

/** Names that Shiki does not support, with the grammar that fits them best. */
const otherNames: Record<string, string> = {
  text: 'text',
  txt: 'text',
  plaintext: 'text',
  plain: 'text',
  none: 'text',
  atom: 'xml',
  basic: 'vb',
  cshtml: 'razor',
  dotnet: 'csharp',
  editorconfig: 'ini',
  flow: 'javascript',
  fortran: 'fortran-free-form',
  golang: 'go',
  gradle: 'groovy',
  jinja2: 'jinja',
  markup: 'html',
  mathml: 'xml',
  objectivec: 'objective-c',
  python3: 'python',
  reason: 'ocaml',
  rss: 'xml',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  sml: 'ocaml',
  svg: 'xml',
  vba: 'vb',
  vbnet: 'vb',
  'visual-basic': 'vb',
  wast: 'wasm',
  wat: 'wasm',
  webassembly: 'wasm',
  webmanifest: 'json',
}

const grammars = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name): [string, string] => [name, id]),
  ),
  ...Object.entries(otherNames),
])

/**
 * Grammars of the languages that the documents use, and of those that are embedded in them. They are loaded together, so
 * that code is highlighted the same way in any order.
 */
export const commonGrammars = [
  ...['javascript', 'typescript', 'jsx', 'tsx', 'json', 'yaml', 'css', 'scss', 'html', 'xml'],
  ...['diff', 'shellscript', 'bat', 'docker', 'nginx', 'sql', 'php', 'python', 'java', 'haskell'],
  ...['matlab', 'latex', 'lua', 'vb', 'fortran-free-form', 'cobol', 'ocaml', 'fsharp', 'clojure'],
  ...['wasm', 'mermaid', 'markdown', 'mdx', 'toml', 'powershell'],
]

/** Languages that code blocks may use: Shiki's languages and their aliases, and the other names above. */
export const knownLanguages = [...grammars.keys()]

/**
 * Returns the id of the grammar for a language, or the name itself if there is none.
 * @example toGrammar('zsh') // 'shellscript'
 */
export function toGrammar(language: string): string {
  return grammars.get(language) ?? language
}

/** Returns the highlighter's name for a known language: the author's name, unless only this site supports it. */
export function findHighlighterName(language: string): string | undefined {
  return grammars.has(language) ? (otherNames[language] ?? language) : undefined
}
