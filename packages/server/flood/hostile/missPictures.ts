import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests pictures of existing events in versions that do not exist, and of events that do not exist. */
export function missPictures({ send, eventIds, index, count }: HostileClient): Promise<Outcome> {
  const turn = index + 5 * count;
  const id = count % 2 ? eventIds[turn % eventIds.length] : `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`;
  return send({
    path: `/pictures/${id}/${turn.toString(36)}-${count % 3 ? 640 : 1280}.${count % 4 ? 'avif' : 'webp'}`,
  });
}
