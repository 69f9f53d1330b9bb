/** What of Trusted Types is used here: TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

const url = '/sw.js';

/**
 * Registers what says that the connection is missing where a page cannot come. Its URL is the only one that the policy of the
 * site lets a script be named by.
 */
export async function registerServiceWorker(): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy('lively-worker', { createScriptURL: () => url });
    await navigator.serviceWorker?.register(policy ? policy.createScriptURL(url) : url);
  } catch {
    // Without it the browser's own words are shown.
  }
}
