/** The part of Trusted Types that is used here: TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/**
 * Makes the URL of a script trusted, as the policy of the site requires (`securityHeaders`). The policy lists the name,
 * which a document can use once. Returns the URL unchanged if the browser does not support Trusted Types.
 *
 * @throws TypeError if the policy does not list the name.
 */
export function trustScriptUrl(name: 'lively-worker' | 'lively-captcha', url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL: () => url });
  return policy ? policy.createScriptURL(url) : url;
}
