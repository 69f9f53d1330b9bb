import { trustScriptUrl } from './trustScriptUrl';
import { whenIdle } from './whenIdle';

/** Registers the service worker, which shows an offline page if a page cannot load. Its files come after those of the page. */
export async function registerServiceWorker(): Promise<void> {
  await whenIdle();
  try {
    await navigator.serviceWorker?.register(trustScriptUrl('lively-worker', '/sw.js'));
  } catch {
    // Without a service worker, the browser shows its own error page.
  }
}
