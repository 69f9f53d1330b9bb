import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import type { Weights } from '../../../scripts/judgeWeights.ts';
import { medianOf } from '../../../scripts/medianOf.ts';
import { reportWeights } from '../../../scripts/reportWeights.ts';
import { serveSite } from '../helpers/serveSite.ts';
import { signInDemo } from '../helpers/signInDemo.ts';
import type { Storage } from '../helpers/slowPhone.ts';
import { type Load, measureLoad } from './load/measureLoad.ts';
import { measureReady, type Readiness } from './load/measureReady.ts';
import { serveVariants, type Variant, variants } from './load/serveVariants.ts';
import { type PageName, type WaitedPage, waitedPages } from './load/waitedPages.ts';

/*
 * Measures how soon the pages that people wait for are painted and answer a press. One run compares three variants on the same server
 * with its sample events: the page as it is, the page without scripts, and the app that is rendered only in the browser. Conditions:
 * slow 4G, a processor four times slower, a phone's screen, an empty cache. The limits are in scripts/budgets.ts: `--lower` writes
 * lower ratchets. Names of pages as arguments choose these alone.
 */

type Visit = Load & Partial<Readiness>;
type Visits = Readonly<Record<Variant, Visit[]>>;

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const names = Object.keys(waitedPages) as PageName[];
const chosen = names.filter((name) => process.argv.includes(name));

const site = await serveSite();
const { origins, close } = await serveVariants(site.origin);
const browser = await chromium.launch(chromiumOptions);
try {
  const user = await signInDemo(site.origin);
  // The first visit of a browser is slower.
  await measureLoad(browser, origins.built);
  const measured = new Map<PageName, Visits>();
  for (const name of chosen.length ? chosen : names) {
    const visits = await measure(waitedPages[name], waitedPages[name].isSignedIn ? user : undefined);
    measured.set(name, visits);
    print(name, visits);
  }
  judge(measured);
} finally {
  await browser.close();
  close();
  await site.close();
}

/** Measures the variants of a page. They alternate, so that other load of the machine affects all of them. */
async function measure(page: WaitedPage, storage?: Storage): Promise<Visits> {
  const visits: Visits = { built: [], 'without scripts': [], 'plain app': [] };
  for (let round = 0; round < rounds; round++)
    for (const variant of variants) {
      const url = origins[variant] + page.path;
      const hasScripts = variant !== 'without scripts';
      // Without scripts, the page of a user is a frame that says so.
      if (page.isSignedIn && !hasScripts) continue;
      const load = await measureLoad(browser, url, { hasScripts, storage });
      visits[variant].push({ ...load, ...(hasScripts && (await measureReady(browser, url, page, storage))) });
    }
  return visits;
}

function print(name: PageName, visits: Visits): void {
  for (const variant of variants.filter((each) => visits[each].length)) {
    const show = (what: keyof Visit) => median(visits[variant], what).toFixed(what === 'layoutShift' ? 4 : 0);
    const woken = `ready ${show('ready')}, a press ${show('answer')}, awake ${show('awake')}, `;
    const scripts = variant === 'without scripts' ? '' : woken;
    process.stdout.write(
      `${name.padEnd(10)}${variant.padEnd(16)} ${scripts}painted ${show('largestPaint')} ms, shift ${show('layoutShift')}, ${show('bytes')} B, ${show('scriptFiles')} script files\n`,
    );
  }
}

/** Compares what was measured with its budgets. */
function judge(measured: ReadonlyMap<PageName, Visits>): void {
  const weights: Weights = {};
  for (const [name, visits] of measured) {
    const ratio = (what: keyof Visit, other: Variant) => median(visits.built, what) / median(visits[other], what);
    weights[`ready: ${name}`] = ratio('ready', 'plain app');
    weights[`awake: ${name}`] = ratio('awake', 'plain app');
    weights[`painted: ${name}`] = ratio('largestPaint', waitedPages[name].isSignedIn ? 'plain app' : 'without scripts');
  }
  // The worst page is only known if all are.
  if (measured.size === names.length)
    weights['layout shift'] = Math.max(...[...measured.values()].map(({ built }) => median(built, 'layoutShift')));
  reportWeights(weights);
}

function median(visits: readonly Visit[], what: keyof Visit): number {
  return medianOf(visits.map((visit) => visit[what] ?? Number.NaN));
}
