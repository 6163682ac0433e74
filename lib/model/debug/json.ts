import type { Json } from '@/lib/records/debug'

/** Converts data to JSON. JSON has no infinity, which means "all" in limits, so it becomes a text. */
export function toJson(data: object): Json {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    value === Infinity ? 'Infinity' : value,
  )
  return JSON.parse(text) as Json
}
