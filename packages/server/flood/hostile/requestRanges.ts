import type { HostileClient, Outcome } from './HostileClient.ts';

const paths = ['/faq', '/favicon.ico', '/embed/lively.js', '/sitemap.xml'];
const ranges = ['bytes=0-0', 'bytes=-1', 'bytes=5-4', 'bytes=0-18446744073709551615'];

/** Requests parts of files: single bytes, ranges beyond the end, and a thousand ranges at once. */
export function requestRanges({ send, count }: HostileClient): Promise<Outcome> {
  const many = `bytes=${Array.from({ length: 1_000 }, (_, start) => `${start}-`).join()}`;
  const range = count % 5 ? ranges[count % ranges.length] : many;
  return send({ path: paths[count % paths.length] ?? '/', headers: { range: range ?? '' } });
}
