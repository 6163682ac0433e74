import { findDocumentRelease } from '@/lib/options/packages/documented-release'
import { readCodeMeta } from './code-meta'
import type { FenceText } from './javascript-form'

/** What code is checked against: the packages' types, schemas of data files, front matter schemas, or commands. */
export type CodeCheck = 'types' | 'data' | 'front-matter' | 'commands'

const languages: Record<CodeCheck, readonly string[]> = {
  types: ['javascript', 'js', 'jsx', 'mjs', 'ts', 'tsx', 'typescript'],
  data: ['json', 'toml', 'yaml', 'yml'],
  'front-matter': ['md', 'mdx', 'markdown'],
  commands: ['bash', 'sh', 'shell', 'zsh', 'console'],
}

/** Returns the check for code in a language, or undefined if there is none. @param language in lower case */
export function findCodeCheck(language: string): CodeCheck | undefined {
  return (Object.keys(languages) as CodeCheck[]).find((check) =>
    languages[check].includes(language),
  )
}

/** Paths of the JSON and YAML files that can be compared with the packages or their schemas. */
export const dataFiles = {
  sidebars: /sidebars\w*\.json$/i,
  category: /(?:^|\/)_category_\.(?:json|ya?ml)$/,
  authors: /(?:^|\/)authors\.(?:json|ya?ml)$/,
  package: /(?:^|\/)package\.json$/,
  translations: /^i18n\/.*\.json$/,
}

/** Matches commands that are compared with those of the packages. */
const PACKAGE_COMMAND =
  /\bdocusaurus\b|^(?:[A-Z_]+=\S+ )*(?:npm|yarn|pnpm) (?:run )?(?:start|build|serve|swizzle|deploy|clear|write-\w+)/m

/**
 * Whether the code contains anything that the packages define. For example, front matter is compared with them, but a
 * Markdown document without front matter is not.
 */
function usesPackages(check: CodeCheck, code: string, title: string): boolean {
  switch (check) {
    case 'types':
      return true
    case 'data':
      return Object.values(dataFiles).some((file) => file.test(title))
    case 'front-matter':
      return code.startsWith('---\n')
    case 'commands':
      return PACKAGE_COMMAND.test(code)
  }
}

/**
 * Returns the release whose packages the code has been compared with, which is shown to readers. Undefined for code
 * outside the versions of the documentation, code that is skipped, live code (which readers change), and code without
 * anything to compare.
 * @param path content path of the file that contains the fence
 */
export function findCheckedRelease(path: string, fence: FenceText): string | undefined {
  const check = findCodeCheck(fence.language)
  const { noCheck, title = '', words } = readCodeMeta(fence.meta)
  const isCompared =
    check !== undefined &&
    noCheck === undefined &&
    !words.includes('live') &&
    usesPackages(check, fence.code, title)
  return isCompared ? findDocumentRelease(path) : undefined
}
