/** Caches the results of a function by key. Keys are compared by value. The cache is cleared at 10,000 keys. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    if (!cache.has(key)) {
      const value = compute(key);
      if (cache.size >= 1e4) cache.clear();
      cache.set(key, value);
    }
    return cache.get(key) as Value;
  };
}
