import type { CDPSession, Page } from '@playwright/test';
import { directionStrings } from './hostileStrings';
import { origin } from './Seed';

/** The roles that a user or a screen reader acts on. */
const controls = new Set([
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'tab',
  'menuitem',
]);

/** A letter, digit, sign or symbol. A name without any of them is invalid. */
const shows = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Watches a page from before it opens, and reports the faults of its content. */
export interface Inspector {
  /** Lists all faults of the current page, and all errors since the last call. */
  inspect(): Promise<string[]>;
}

/**
 * Creates an inspector. Each picture of an event is replaced by an empty image. Pages of the site may not request
 * another host; the widgets of a partner's feed may request pictures.
 */
export async function createInspector(page: Page): Promise<Inspector> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`threw ${message}`));
  page.on('console', (message) => {
    // A busy database answers 503, and the page asks again.
    if (message.type() === 'error' && !message.text().includes('status of 503')) faults.push(`said ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`opened a dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  await page.route(
    ({ hostname, pathname }) => hostname !== 'localhost' || pathname.startsWith('/pictures/'),
    (route) => {
      const kind = route.request().resourceType();
      const { hostname } = new URL(route.request().url());
      const isAllowed = hostname === 'localhost' || !page.url().startsWith(origin);
      if (kind !== 'image' || !isAllowed) faults.push(`asked for a ${kind} of ${route.request().url().slice(0, 80)}`);
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    },
  );
  const session = await page.context().newCDPSession(page);
  return {
    async inspect() {
      const found = [...(await page.evaluate(inspectDocument, directionStrings)), ...(await listNameless(session))];
      const at = new URL(page.url());
      return [...faults.splice(0), ...found].map((fault) => `${at.pathname}${at.search}: ${fault}`);
    },
  };
}

/** Lists controls without a name, as Chromium computes the names for a screen reader. */
async function listNameless(session: CDPSession): Promise<string[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && controls.has(String(role?.value)))
    .filter(({ name }) => !shows.test(String(name?.value ?? '').replace(/[\p{DI}\u2800]/gu, '')))
    .map(({ role, name }) => `a ${role?.value} has no name: ${JSON.stringify(name?.value ?? '')}`);
}

/** Lists the faults of the document. Runs in the page. */
function inspectDocument(directions: readonly string[]): string[] {
  // Content out of sight is laid out too.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [sheet];

  const faults: string[] = [];
  if ('__pwned' in window) faults.push('a script ran');

  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots[0], index = 0; root; root = roots[++index]) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const { name, value } of element.attributes) {
        const scheme = value.replace(/[\p{Cc} ]/gu, '').toLowerCase();
        if (/^(href|src|action|formaction)$/.test(name) && /^(javascript|vbscript|data:text)/.test(scheme))
          faults.push(`a ${element.localName} leads to ${value.slice(0, 60)}`);
      }
    }
    for (const element of root.querySelectorAll('main :is(script, iframe, base, object, embed, math)'))
      faults.push(`a text became a ${element.localName}`);
    inspectDirections(root);
  }
  const width = document.scrollingElement?.scrollWidth ?? 0;
  if (width > innerWidth) faults.push(`${width} px wide at ${innerWidth}: ${findWidest()}`);
  return faults;

  /** Checks that a text with direction characters is alone or isolated, so that it does not move adjacent texts. */
  function inspectDirections(root: Document | ShadowRoot): void {
    const texts = document.createTreeWalker(root === document ? document.body : root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const own = directions.find((direction) => text.includes(direction));
      if (own === undefined || !node.parentElement?.checkVisibility()) continue;
      const bare = text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, '');
      // A URL may contain the text in its path.
      if (!bare.includes(own) || text.startsWith('https://')) continue;
      if (/[\p{L}\p{N}]/u.test(bare.replaceAll(own, '')))
        faults.push(`a text is not isolated in ${JSON.stringify(text.slice(0, 80))}`);
      let holder = node.parentElement;
      while (holder.parentElement && isInline(holder)) holder = holder.parentElement;
      const beside = (holder.textContent ?? '').replace(text, '');
      if (/[\p{L}\p{N}]/u.test(beside))
        faults.push(`${JSON.stringify(text.slice(0, 40))} is not isolated from ${JSON.stringify(beside.slice(0, 40))}`);
    }
  }

  function isInline(element: Element): boolean {
    const { display, unicodeBidi } = getComputedStyle(element);
    return (display === 'inline' || display === 'contents') && !/isolate|plaintext/.test(unicodeBidi);
  }

  /** Describes the last elements that overflow the page, except those that an ancestor clips. */
  function findWidest(): string {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    return roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .filter((element) => !isCut(element.parentElement))
      .slice(-3)
      .map(
        (element) =>
          `${element.localName}.${element.getAttribute('class')} ${JSON.stringify(element.textContent?.slice(0, 30))}`,
      )
      .join(', ');
  }
}
