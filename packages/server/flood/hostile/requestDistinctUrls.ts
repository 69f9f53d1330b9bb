import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests a URL that no request had before, which misses and fills the caches of the pages and of the feeds. */
export function requestDistinctUrls({ send, index, count }: HostileClient): Promise<Outcome> {
  const unique = `${index}x${count}`;
  const paths = [
    `/?campaign=${unique}`,
    `/faq?campaign=${unique}`,
    `/event/17?campaign=${unique}`,
    `/explore?campaign=${unique}`,
    `/explore?q=concert+${unique}`,
    `/event/${unique}`,
    `/en/${unique}`,
    `/feed.xml?city=${unique}`,
    `/explore?city=${unique}`,
    `/assets/${unique}.js`,
  ];
  return send({ path: paths[count % paths.length] ?? '/' });
}
