/** The part of Trusted Types that is used here: TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * Lets a library create a worker from this URL, and from no other, as the policy of the site requires. A document can do it once.
 * `trustScriptUrl` is for our own code: MapLibre takes the URL as a text only.
 *
 * @throws TypeError if the policy of the site does not allow it.
 */
export function trustWorkerUrl(url: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: (asked) => (asked === url ? asked : null) });
}
