/** Matches each script element of a document and captures its attributes and text, for `matchAll` or `replace`. */
export const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Returns the value of an attribute. @example readAttribute(' id="a" async=""', 'id') // 'a' */
export function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
}
