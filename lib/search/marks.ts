/** The characters around what matches a query. They are for private use, so no other text has them. */
export const MARK_START = '\uE000'
export const MARK_END = '\uE001'

/** Returns a text without its marks. */
export function stripMarks(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}
