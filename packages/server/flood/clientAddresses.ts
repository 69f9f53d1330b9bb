/*
 * Gives each client its own loopback address, so that limits by address affect only this client. Linux has all of 127.0.0.0/8 on
 * its loopback interface.
 */

/** Returns the address of a hostile client. @param index From 0 on. */
export function hostileAddress(index: number): string {
  return `127.0.1.${index + 1}`;
}

/** Returns the address of a normal client. @param index From 0 on. */
export function normalAddress(index: number): string {
  return `127.0.2.${index + 1}`;
}

/** Returns an address of a crowd: 250 networks of each hostile client, 1,250 together. @param turn From 0 on. */
export function crowdAddress(index: number, turn: number): string {
  return `127.3.${index}.${(turn % 250) + 1}`;
}
