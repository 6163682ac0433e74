/** Every script element of a document: its attributes and its text. Use it with `matchAll` or `replace`. */
export const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** The value of an attribute. @example readAttribute(' id="a" async=""', 'id') // 'a' */
export function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
}
