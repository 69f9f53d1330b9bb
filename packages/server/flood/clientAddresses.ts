/*
 * Each client has a loopback address of its own, so that limits by address hold it and no other client. Linux has all of
 * 127.0.0.0/8 on its loopback interface.
 */

/** The address of a hostile client. @param index From 0 on. */
export function hostileAddress(index: number): string {
  return `127.0.1.${index + 1}`;
}

/** The address of a normal client. @param index From 0 on. */
export function normalAddress(index: number): string {
  return `127.0.2.${index + 1}`;
}
