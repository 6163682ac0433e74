import { createHash } from 'node:crypto'

/** Formulas are sized with their own styles, which the policy of pages forbids: each style becomes a class. */
export function toStyleClass(style: string): string {
  return `m${createHash('sha256').update(style).digest('hex').slice(0, 8)}`
}
