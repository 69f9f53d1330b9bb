/** The part of Trusted Types that is used here: TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/**
 * A script's URL as the policy of the site wants it (`securityHeaders`): trusted under a name that the policy lists, which
 * a document can use once. Where the browser knows no Trusted Types, the URL itself.
 *
 * @throws TypeError where the policy does not list the name.
 */
export function trustScriptUrl(name: 'lively-worker' | 'lively-captcha', url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return policy ? policy.createScriptURL(url) : url;
}
