import { toNetwork } from '../auth/toNetwork.ts';
import { publishableKey } from '../publishableKey.ts';

/**
 * Who asks, as the queues name clients: the network of a request, or '' for the server itself and for who has its secret key.
 *
 * @param keys The publishable and the secret key.
 */
export function findClient(headers: Headers, keys: readonly string[]): string {
  const key = headers.get('apikey') ?? '';
  return keys.includes(key) && key !== publishableKey ? '' : toNetwork(headers);
}
