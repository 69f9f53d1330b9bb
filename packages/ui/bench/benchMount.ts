import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { medianOf } from '../../../scripts/medianOf.ts';
import { bundle } from './bundle.ts';
import type { Maker } from './pages';

const mantineStylesheet = fileURLToPath(import.meta.resolve('@mantine/core/styles.css'));
const makers: Maker[] = ['plain', 'lively', 'mantine'];

/** Median milliseconds of mounting a thousand cards in Chromium, layout included: a new page each time, taking turns. */
export async function benchMount(rounds: number): Promise<Record<Maker, number>> {
  const { script, stylesheet } = await bundle('browserEntry.ts', 'browser');
  const browser = await chromium.launch(chromiumOptions);
  const times: Record<Maker, number[]> = { plain: [], lively: [], mantine: [] };
  try {
    for (let round = -1; round < rounds; round++) {
      for (const maker of makers) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.setContent('<!doctype html><title>Bench</title>');
        await page.addStyleTag(maker === 'mantine' ? { path: mantineStylesheet } : { content: stylesheet });
        await page.addScriptTag({ content: script });
        const { cards, milliseconds } = await page.evaluate((name) => globalThis.mountCards(name), maker);
        if (cards !== 1000) throw new Error(`${maker} mounted ${cards} cards of 1,000, so its time is void.`);
        if (round >= 0) times[maker].push(milliseconds);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { plain: medianOf(times.plain), lively: medianOf(times.lively), mantine: medianOf(times.mantine) };
}
