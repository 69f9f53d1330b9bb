import { toNetwork } from '../backend/auth/toNetwork.ts';

/** Returns the network of an address: see `toNetwork`. */
export function networkOf(address = ''): string {
  return toNetwork(new Headers({ 'x-forwarded-for': address }));
}
