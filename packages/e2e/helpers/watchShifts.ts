import type { Page } from '@playwright/test';

/** A layout shift, and the texts of what moved. */
interface Shift {
  value: number;
  moved: string[];
}

/** Records each layout shift of the documents that a page opens from now on. Read them with `listShifts`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? '');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the document that a page shows. */
export const listShifts = (page: Page): Promise<Shift[]> => page.evaluate(() => Reflect.get(window, 'shifts'));

/** The layout shift of the document that a page shows, added up. */
export const measureShift = async (page: Page): Promise<number> =>
  (await listShifts(page)).reduce((sum, { value }) => sum + value, 0);

/** The entry of the Layout Instability API, which TypeScript does not declare. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
