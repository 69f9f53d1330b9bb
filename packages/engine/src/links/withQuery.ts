/** A URL with parameters; those that are null or empty are left out. */
export function withQuery(url: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    // A lone surrogate cannot be written in a URL.
    value === null || value === '' ? [] : `${name}=${encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, ''))}`,
  );
  return `${url}?${pairs.join('&')}`;
}
