import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests slow searches, each with another text, and drops the connection before the answer. */
export function abandonQueries({ send, index, count }: HostileClient): Promise<Outcome> {
  const unique = `${index}x${count}`;
  const paths = [
    `/rest/v1/rpc/explore_events?text=concert+${unique}&sort=score&page_size=100`,
    `/rest/v1/rpc/explore_events?text=a+le+la+les+${unique}&sort=price`,
    `/rest/v1/rpc/suggest_searches?text=a${unique}`,
    `/rest/v1/rpc/recommendation_candidates?near=48.${count},2.${index}`,
    `/rest/v1/events?select=*,event_timings(*)&description=ilike.*a*e*i*o*u*${unique}*&order=description.desc`,
  ];
  return send({ path: paths[count % paths.length] ?? '/', abandonAfter: 20 });
}
