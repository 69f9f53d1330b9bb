/**
 * The same function, which computes the answer for each object once and forgets it with the object. For objects that nobody
 * changes: an event or a profile is replaced by a new one.
 */
export function memoizeByReference<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    let value = cache.get(key);
    if (value === undefined) {
      value = compute(key);
      cache.set(key, value);
    }
    return value;
  };
}
