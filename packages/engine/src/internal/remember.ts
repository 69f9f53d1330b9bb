/** The same function, which computes each answer once. Forgets everything when it knows too much. */
export function remember<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = compute(key);
      if (known.size > 1e4) known.clear();
      known.set(key, value);
    }
    return value;
  };
}
