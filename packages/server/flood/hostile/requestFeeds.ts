import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests feeds and calendars that no request had before. */
export function requestFeeds({ send, index, count }: HostileClient): Promise<Outcome> {
  const search = `q=${index}+concert+${count}&radius=20`;
  const paths = [`/feed.xml?${search}`, `/en/feed.json?${search}`, `/events.ics?${search}`, `/es/feed.xml?${search}`];
  return send({ path: paths[count % paths.length] ?? '/' });
}
