/** A page shows fewer; a header has its limits. */
const mostKeys = 200;

/** What a CDN calls an answer by when it is to forget it: the header of Fastly and Varnish, and that of Cloudflare. */
export function nameForCdn(kind: string, shown: ReadonlySet<number>): Record<string, string> {
  const keys = [
    kind,
    ...[...shown].slice(0, mostKeys).map((number) => `event-${number.toString(16).padStart(8, '0')}`),
  ];
  return { 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') };
}
