import type { HostileClient, Outcome } from './HostileClient.ts';

/**
 * Reads tables through each other. An event with twelve timings, embedded in its own timings five and six levels deep, has 12³
 * rows; forty aliases of one embed have forty times its rows, one level deep.
 */
export function nestEmbeds({ send, eventId, count }: HostileClient): Promise<Outcome> {
  const queries = [
    `id=eq.${eventId}&select=${nest(5)}`,
    `id=eq.${eventId}&select=${nest(6)}`,
    `select=id,${Array.from({ length: 40 }, (_, index) => `a${index}:event_timings(*)`).join(',')}`,
  ];
  return send({ path: `/rest/v1/events?${queries[count % queries.length]}` });
}

function nest(depth: number, isTimings = true): string {
  if (depth === 0) return 'id';
  const inner = depth === 1 ? '' : `,${nest(depth - 1, !isTimings)}`;
  return isTimings ? `id,event_timings(position${inner})` : `events(id${inner})`;
}
