import type { Page } from '@playwright/test';
import ICAL from 'ical.js';

/** The data that a page passes to the device, captured by the test. */
interface HandedOut {
  file: string | null;
  shared: ShareData | null;
}

/** The valid properties of a calendar entry. Any other property was injected by a text. */
const properties =
  /^(uid|sequence|dtstamp|last-modified|dtstart|dtend|summary|description|location|geo|url|status|x-apple-structured-location|x-microsoft-.*)$/;

/** Captures files and shared texts instead of passing them to the device. Runs in the page before its own scripts. */
export function catchHandedOut(): void {
  const handedOut: HandedOut = { file: null, shared: null };
  Object.assign(window, { handedOut });
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) void blob.text().then((text) => (handedOut.file = text));
    return createUrl(blob);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => (handedOut.shared = data) });
}

/** Lists the faults in the data of an event's page for other programs: head, JSON-LD, calendar file, shared text. */
export async function inspectHandedOut(page: Page): Promise<string[]> {
  const said = await page.evaluate(async () => {
    const { handedOut } = window as unknown as { handedOut: HandedOut };
    const title = document.querySelector('main h1')?.textContent ?? '';
    const [calendar, share] = ['Ajouter à mon agenda', 'Partager'].map((label) =>
      [...document.querySelectorAll<HTMLButtonElement>('aside button')].find((button) => button.textContent === label),
    );
    handedOut.file = handedOut.shared = null;
    calendar?.click();
    share?.click();
    const isDone = () => (handedOut.shared || !share) && (handedOut.file !== null || !calendar);
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
    return {
      ...handedOut,
      title,
      hasCalendar: Boolean(calendar),
      url: location.href,
      documentTitle: document.title,
      openGraph: document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '',
      structured: document.getElementById('structured-data')?.textContent ?? '',
    };
  });
  const { title, url, shared } = said;
  const faults: string[] = [];
  if (!plain(said.openGraph).includes(plain(title))) faults.push(`Open Graph says ${said.openGraph}`);
  if (!plain(said.documentTitle).includes(plain(title))) faults.push(`the tab says ${said.documentTitle}`);
  if (shared?.title !== title || shared.url !== url) faults.push(`shares ${JSON.stringify(shared)}`);
  faults.push(...inspectStructured(said.structured), ...inspectFile(said.file, said.hasCalendar));
  return faults.map((fault) => `${url}: ${fault.slice(0, 300)}`);
}

/** Removes the spaces and the isolating characters of a text. */
function plain(text: string): string {
  return text.replace(/[\s\u2066-\u2069]/g, '');
}

function inspectStructured(json: string): string[] {
  if (json.includes('<')) return ['JSON-LD holds markup'];
  try {
    const type = JSON.parse(json)['@type'];
    return type === undefined || type === 'Event' ? [] : [`JSON-LD is a ${type}`];
  } catch (error) {
    return [`JSON-LD is none: ${error}`];
  }
}

function inspectFile(file: string | null, isExpected: boolean): string[] {
  if (!isExpected) return [];
  if (file === null) return ['gave no calendar file'];
  try {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const names = calendar.getAllSubcomponents().map(({ name }) => name);
    const [entry] = calendar.getAllSubcomponents('vevent');
    const strange =
      entry
        ?.getAllProperties()
        .map(({ name }) => name)
        .filter((name) => !properties.test(name)) ?? [];
    return [
      ...(/^(vtimezone,)?vevent$/.test(names.join()) ? [] : [`the calendar file holds ${names}`]),
      ...(strange.length ? [`the calendar entry says ${strange}`] : []),
    ];
  } catch (error) {
    return [`the calendar file is none: ${error}`];
  }
}
