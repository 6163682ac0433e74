import { findDocumentRelease } from '@/lib/packages/documented-release'
import type { CodeMeta } from './code-meta'
import { readCodeMeta } from './code-meta'

/** What checks code against the packages: their types, schemas of data files, front matter schemas, or commands. */
export type CodeCheck = 'types' | 'data' | 'front-matter' | 'commands'

const languages: Record<CodeCheck, readonly string[]> = {
  types: ['javascript', 'js', 'jsx', 'mjs', 'ts', 'tsx', 'typescript'],
  data: ['json', 'yaml', 'yml'],
  'front-matter': ['md', 'mdx', 'markdown'],
  commands: ['bash', 'sh', 'shell', 'zsh', 'console'],
}

/** The check that takes code in a language; undefined if none does. @param language in lower case */
export function findCodeCheck(language: string): CodeCheck | undefined {
  return (Object.keys(languages) as CodeCheck[]).find((check) =>
    languages[check].includes(language),
  )
}

/** The JSON and YAML files that the packages or their schemas can be compared with, by their path. */
export const dataFiles = {
  sidebars: /sidebars\w*\.json$/i,
  category: /(?:^|\/)_category_\.(?:json|ya?ml)$/,
  authors: /(?:^|\/)authors\.(?:json|ya?ml)$/,
  package: /(?:^|\/)package\.json$/,
  translations: /^i18n\/.*\.json$/,
}

/** Commands that are compared with those of the packages. */
const PACKAGE_COMMAND =
  /\bdocusaurus\b|^(?:[A-Z_]+=\S+ )*(?:npm|yarn|pnpm) (?:run )?(?:start|build|serve|swizzle|deploy|clear|write-\w+)/m

/**
 * Whether a check finds something in the code that the packages decide on. Front matter, for example, is compared with
 * them, and a Markdown document without any is not.
 */
function concernsPackages(check: CodeCheck, code: string, title: string): boolean {
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

/** A fence of a document. */
export type DocumentCode = {
  /** Content path of the text that the fence is in. */
  path: string
  /** In lower case. */
  language: string
  /** What follows the language. */
  meta: string
  code: string
}

/**
 * The release whose packages the code has been compared with, which readers are told. Undefined for code outside the
 * versions of the documentation, code that is skipped, live code, which readers change, and code without anything to compare.
 */
export function findCheckedRelease({
  path,
  language,
  meta,
  code,
}: DocumentCode): string | undefined {
  const check = findCodeCheck(language)
  const { noCheck, title = '', words }: CodeMeta = readCodeMeta(meta)
  const isTold =
    check !== undefined &&
    noCheck === undefined &&
    !words.includes('live') &&
    concernsPackages(check, code, title)
  return isTold ? findDocumentRelease(path) : undefined
}
