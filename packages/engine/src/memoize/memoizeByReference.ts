/**
 * Caches the results of a function by object, for the lifetime of the object. The objects must not be mutated: replace
 * an event or a profile with a new one.
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
