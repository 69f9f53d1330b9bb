import { createHash } from 'node:crypto';
import { runInBrowser } from './serviceWorker.ts';

/** A page that says that the connection is missing, and which paths it stands in for. */
export interface OfflinePage {
  /** `/en` stands for everything below it; empty for all other paths. */
  readonly prefix: string;
  readonly pathname: string;
  readonly html: string;
}

/**
 * The script of the service worker. Its text changes with the pages, so that browsers fetch both again: see docs/decisions/0027.
 */
export function renderServiceWorker(pages: readonly OfflinePage[]): string {
  const version = createHash('sha256')
    .update(pages.map(({ html }) => html).join())
    .digest('hex')
    .slice(0, 12);
  const places = pages.map(({ prefix, pathname }) => ({ prefix, pathname }));
  return `(${runInBrowser})(self, ${JSON.stringify(`lively-offline-${version}`)}, ${JSON.stringify(places)});\n`;
}
