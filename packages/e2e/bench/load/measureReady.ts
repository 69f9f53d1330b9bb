import type { Browser, Page } from '@playwright/test';
import { openSlowPhone, type Storage } from '../../helpers/slowPhone.ts';
import { untilQuiet } from '../../helpers/untilQuiet.ts';
import { slowdown } from './measureLoad.ts';
import type { WaitedPage } from './waitedPages.ts';

/** Milliseconds. */
export interface Readiness {
  /** From the navigation to the first frame that shows the effect of a press. */
  readonly ready: number;
  /** From a press on the quiet page to its effect. */
  readonly answer: number;
}

/** A press. Times are milliseconds since the navigation. */
interface Press {
  readonly pressed: number;
  readonly shown: number;
}

/**
 * Opens a page on a slow phone, presses as soon as the page shows what can be pressed, and once more when the page is quiet. A page
 * may keep the first press until its scripts are awake.
 */
export async function measureReady(
  browser: Browser,
  url: string,
  { pressed, shown }: Pick<WaitedPage, 'pressed' | 'shown'>,
  storage?: Storage,
): Promise<Readiness> {
  const { page, session } = await openSlowPhone(browser, storage);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observePresses, shown);
    await page.goto(url, { waitUntil: 'commit' });
    const first = await press(page, pressed, 0);
    await untilQuiet(page);
    const next = await press(page, pressed, 1);
    return { ready: first.shown, answer: next.shown - next.pressed };
  } finally {
    await page.context().close();
  }
}

/** Presses what is visible, and waits for the effect. One question and one tap: more would delay the press on a slow processor. */
async function press(page: Page, pressed: string, index: number): Promise<Press> {
  const place = await page.waitForFunction(findPlace, pressed);
  const { x, y } = (await place.jsonValue()) ?? {};
  if (x === undefined || y === undefined) throw new Error(`${pressed} has no place on the page.`);
  await page.touchscreen.tap(x, y);
  const found = await page.waitForFunction((index) => globalThis.presses[index], index);
  const press = await found.jsonValue();
  if (!press) throw new Error(`The press of ${pressed} was not recorded.`);
  return press;
}

/** Returns the middle of an element once it is painted. Runs in the page. */
function findPlace(selector: string): { x: number; y: number } | undefined {
  if (!performance.getEntriesByName('first-contentful-paint').length) return;
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'nearest' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
}

/** Records each press and the first frame that shows its effect. Runs in the page before its own scripts. */
function observePresses(shown: string): void {
  globalThis.presses = [];
  const states = ['aria-pressed', 'aria-labelledby', 'open'];
  const read = () => {
    const element = document.querySelector(shown);
    return element && JSON.stringify([...states.map((state) => element.getAttribute(state)), element.textContent]);
  };
  let last: { pressed: number; before: string | null } | undefined;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      last = { pressed: timeStamp, before: read() };
    },
    true,
  );
  const look = () => {
    const now = read();
    if (last && now !== null && now !== last.before) {
      globalThis.presses.push({ pressed: last.pressed, shown: performance.now() });
      last = undefined;
    }
    requestAnimationFrame(look);
  };
  look();
}

declare global {
  var presses: Press[];
}
