import { createHash } from 'node:crypto'

/** Returns the class for a style. KaTeX sizes formulas with inline styles, which the security policy forbids. */
export function toStyleClass(style: string): string {
  return `m${createHash('sha256').update(style).digest('hex').slice(0, 8)}`
}
