import { createClientUsage } from './createClientUsage.ts';

/** The networks that have read the site a short time ago: a browser requests a page with its files, a flood only what costs. */
export interface Regulars {
  /** Notes a request of any kind. */
  note(network: string): void;
  /** Returns true if the network sent several requests in the last minutes. */
  knows(network: string): boolean;
}

/** Milliseconds. A reader of one page is a regular for three minutes. */
const halfLife = 60_000;
/** The recent requests from which on a network is a regular: a first page with its files is forty. */
const enough = 5;

/** @param now Milliseconds. */
export function createRegulars(now?: () => number): Regulars {
  const requests = createClientUsage(now, halfLife);
  return {
    note: (network) => requests.add(network, 1),
    knows: (network) => requests.of(network) >= enough,
  };
}
