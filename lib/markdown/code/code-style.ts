import type { Options } from 'prettier'
import { format } from 'prettier'

/** Code style of the documentation. It follows the framework's templates, not this repository. */
const STYLE: Options = {
  singleQuote: true,
  bracketSpacing: false,
  bracketSameLine: true,
  printWidth: 100,
}

/**
 * Formats the code of a document.
 * @throws SyntaxError with the position in `loc` if the code does not parse
 */
export async function formatCode(code: string, parser: Options['parser']): Promise<string> {
  const formatted = (await format(code, { ...STYLE, parser })).replace(/\n$/, '')
  // Readers do not expect a semicolon after a lone element. Prettier omits it in Markdown as well.
  const isElement = parser !== 'html' && code.startsWith('<') && !code.trimEnd().endsWith(';')
  return isElement ? formatted.replace(/;$/, '') : formatted
}
