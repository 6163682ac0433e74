/** Caches a computed value per object until the object is garbage-collected. The object must not change. */
export function cacheByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const known = values.get(key) ?? { value: compute(key) }
    values.set(key, known)
    return known.value
  }
}
