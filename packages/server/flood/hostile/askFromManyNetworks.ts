import { crowdAddress } from '../clientAddresses.ts';
import type { HostileClient, Outcome } from './HostileClient.ts';

/** Requests a distinct search, feed or poll, each from another of 1,250 networks: none of them asks much. */
export function askFromManyNetworks({ send, index, count }: HostileClient): Promise<Outcome> {
  const unique = `${index}x${count}`;
  const paths = [
    `/rest/v1/rpc/explore_events?text=concert+${unique}`,
    `/explore?q=exposition+${unique}`,
    `/rest/v1/rpc/suggest_searches?text=con${unique}`,
    `/feed.json?q=marche+${unique}`,
    `/choose/${unique.padEnd(43, 'a')}`,
  ];
  return send({ path: paths[count % paths.length] ?? '/', address: crowdAddress(index, count) });
}
