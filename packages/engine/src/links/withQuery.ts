/** Adds parameters to a URL, without spaces around them. Parameters that are null or empty are dropped. */
export function withQuery(url: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    // A URL cannot contain a lone surrogate.
    value === null || value === '' ? [] : `${name}=${encodeURIComponent(`${value}`.replace(/\p{Cs}/gu, '').trim())}`,
  );
  return `${url}?${pairs.join('&')}`;
}
