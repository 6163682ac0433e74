import memoize from 'lodash-es/memoize.js'

/** Caches a computed value per object until the object is garbage-collected. The object must not change. */
export function cacheByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return Object.assign(memoize(compute), { cache: new WeakMap() })
}
