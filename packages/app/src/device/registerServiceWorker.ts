import { trustScriptUrl } from './trustScriptUrl';

/** Registers what says that the connection is missing where a page cannot come. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(trustScriptUrl('lively-worker', '/sw.js'));
  } catch {
    // Without it the browser's own words are shown.
  }
}
