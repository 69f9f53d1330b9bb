import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { backend, library, partner, publishableKey } from './ports.ts';
import { now } from './rows.ts';

export { expect };

/** The content of a partner's page. */
export interface PartnerPage {
  /** The markup of the body. */
  readonly body: string;
  readonly head?: string;
  /** The attributes of `<html>`. */
  readonly html?: string;
  /** The scripts of the page; the widgets by default. */
  readonly scripts?: readonly string[];
}

/** The events of a list, without the placeholders. */
export const cards = 'ul:not([inert]) > li';

/** The events of a list or an agenda, without the placeholders. */
export const shownCards = 'ul:not([inert]) [part=event]';

export const script = `${library}/lively-0.1.0.js`;

/** Returns the markup of a list with the events of a feed, and optional attributes. */
export function list(attributes = '', feed = 'events.json'): string {
  return `<lively-events source="${backend}/${feed}" ${attributes}><a href="https://lively.example/">Les événements sur Lively</a></lively-events>`;
}

/** Returns the markup of a list of a backend, whose path may begin with a folder. */
export function backendList(attributes = '', folder = ''): string {
  return `<lively-events source="${backend}${folder}" apikey="${publishableKey}" ${attributes}></lively-events>`;
}

/** Returns the markup of one event of a feed. */
export function one(id: string, attributes = ''): string {
  return `<lively-event source="${backend}/events.json" event-id="${id}" ${attributes}><a href="https://lively.example/event/17">Nuit Nina Simone</a></lively-event>`;
}

interface Fixtures {
  /** Opens a page of the partner at the fixed time of the journeys. */
  open: (page: PartnerPage) => Promise<void>;
  /** The widget on the page. */
  widget: Locator;
  /** The URLs of all scripts, with the parts of the widgets, and of all data requests of the page. */
  requests: { scripts: string[]; data: string[] };
}

/** A journey on a partner's page. It fails if the page violates the policy, logs an error or stores data. */
export const test = base.extend<Fixtures & { watched: undefined }>({
  open: async ({ page }, use) => {
    await page.clock.setFixedTime(now);
    await use(({ body, head = '', html = 'lang="fr"', scripts = [script] }) => {
      const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
      const markup = `<html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Un partenaire</title>${head}${tags}</head><body>${body}</body></html>`;
      return page.goto(`/?page=${encodeURIComponent(markup)}`).then(() => undefined);
    });
  },
  widget: async ({ page }, use) => {
    await use(page.locator('lively-events, lively-event').first());
  },
  requests: async ({ page }, use) => {
    const requests = { scripts: [] as string[], data: [] as string[] };
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.scripts.push(request.url());
      if (request.url().startsWith(backend) && request.method() === 'GET') requests.data.push(request.url());
    });
    await use(requests);
  },
  watched: [
    async ({ page, context }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // A failed or altered file is the subject of some journeys. The browser logs it automatically.
        if (message.type() === 'error' && !/Failed to load resource|valid digest/.test(message.text()))
          faults.push(message.text());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          reportError(new Error(`policy violated: ${violatedDirective} ${blockedURI}`));
        });
      });
      await use(undefined);
      expect(faults).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await readStorage(page)).toEqual([]);
    },
    { auto: true },
  ],
});

async function readStorage(page: Page): Promise<string[]> {
  if (!page.url().startsWith(partner)) return [];
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
}
