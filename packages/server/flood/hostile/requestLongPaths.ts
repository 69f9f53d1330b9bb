import type { HostileClient, Outcome } from './HostileClient.ts';

/** Characters. Just below the 16 KiB that Node accepts for a request line with its headers. */
const length = 15_000;

/** Requests paths of 15,000 characters under each prefix that a route, a cache or the log stores. */
export function requestLongPaths({ send, index, count }: HostileClient): Promise<Outcome> {
  const prefixes = ['/event/', '/share/', '/explore/', '/assets/', '/en/event/', '/rest/v1/', '/explore?q=', '/%C3%A9'];
  const start = `${prefixes[count % prefixes.length]}${index}-${count}-`;
  const end = start.startsWith('/share/') ? '.png' : '';
  return send({ path: start + 'a'.repeat(length - start.length - end.length) + end });
}
