/** The max number of keys, because the size of headers is limited. A page shows fewer events. */
const maxKeys = 200;

/** Returns the headers with the keys by which a CDN purges an answer: that of Fastly and Varnish, and that of Cloudflare. */
export function nameForCdn(kind: string, shown: ReadonlySet<number>): Record<string, string> {
  const keys = [kind, ...[...shown].slice(0, maxKeys).map((number) => `event-${number.toString(16).padStart(8, '0')}`)];
  return { 'Surrogate-Key': keys.join(' '), 'Cache-Tag': keys.join(',') };
}
