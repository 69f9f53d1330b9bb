/** Adds parameters to a URL. Parameters that are null or empty are dropped. */
export function withQuery(url: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    // A URL cannot contain a lone surrogate.
    value === null || value === '' ? [] : `${name}=${encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, ''))}`,
  );
  return `${url}?${pairs.join('&')}`;
}
