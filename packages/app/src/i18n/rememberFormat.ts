/**
 * Makes the format of each key once: making one takes longer than a hundred uses of it, and a page has several for each
 * event. What throws is not remembered.
 */
export function rememberFormat<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const formats = new Map<Key, Format>();
  return (key) => {
    const format = formats.get(key) ?? make(key);
    formats.set(key, format);
    return format;
  };
}
