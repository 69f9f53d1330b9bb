import { trustScriptUrl } from './trustScriptUrl';

/** Registers the service worker, which shows an offline page if a page cannot load. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(trustScriptUrl('lively-worker', '/sw.js'));
  } catch {
    // Without a service worker, the browser shows its own error page.
  }
}
