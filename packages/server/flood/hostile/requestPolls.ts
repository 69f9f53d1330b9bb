import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests polls that do not exist: their pages, their calendars and their pictures. */
export function requestPolls({ send, index, count }: HostileClient): Promise<Outcome> {
  const token = `${index}x${count}`.padEnd(43, 'b');
  const paths = [`/choose/${token}`, `/en/choose/${token}`, `/share/choose/${token}.png`, `/organize/${token}`];
  return send({ path: paths[count % paths.length] ?? '/' });
}
