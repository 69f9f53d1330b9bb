import { toNetwork } from '../auth/toNetwork.ts';
import { publishableKey } from '../publishableKey.ts';

/**
 * Returns the client of a request for the queues: its network, or '' for the server itself and for callers with its secret key.
 *
 * @param keys The publishable and the secret key.
 */
export function findClient(headers: Headers, keys: readonly string[]): string {
  const key = headers.get('apikey') ?? '';
  return keys.includes(key) && key !== publishableKey ? '' : toNetwork(headers);
}
