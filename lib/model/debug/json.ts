import type { Json } from '@/lib/records/debug'

/**
 * Converts a configuration to JSON. Keys without a value are left out.
 * @throws Error if it contains something that JSON can't represent, such as a function
 */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    return Object.fromEntries(entries.map(([key, entry]) => [key, toJson(entry)]))
  }
  // JSON has no infinity, which means "all" in limits.
  if (value === Infinity) return 'Infinity'
  throw new Error(`JSON can't represent a value of type ${typeof value}.`)
}
