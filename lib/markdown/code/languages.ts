import { bundledLanguagesInfo } from 'shiki/langs'

/** Names that shiki does not have, with the grammar that reads them best. */
const otherNames: Record<string, string> = {
  text: 'text',
  txt: 'text',
  plaintext: 'text',
  plain: 'text',
  basic: 'vb',
  fortran: 'fortran-free-form',
  markup: 'html',
  objectivec: 'objective-c',
  'sh-session': 'shellsession',
  sml: 'ocaml',
  svg: 'xml',
  vba: 'vb',
  vbnet: 'vb',
  'visual-basic': 'vb',
  wast: 'wasm',
  wat: 'wasm',
  webassembly: 'wasm',
}

const grammars = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name): [string, string] => [name, id]),
  ),
  ...Object.entries(otherNames),
])

/** Languages that code blocks may name: shiki's and their aliases, and the other names above. */
export const knownLanguages = [...grammars.keys()]

export function isKnownLanguage(language: string): boolean {
  return grammars.has(language)
}

/**
 * The id of the grammar that reads a language, or the name itself if there is none.
 * @example toGrammar('zsh') // 'shellscript'
 */
export function toGrammar(language: string): string {
  return grammars.get(language) ?? language
}

/** The name under which the highlighter knows a known language: the author's, unless only this site has it. */
export function toHighlighterName(language: string): string {
  return otherNames[language] ?? language
}
