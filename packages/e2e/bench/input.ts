import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { medianOf } from '../../../scripts/medianOf.ts';
import { reportWeights } from '../../../scripts/reportWeights.ts';
import { serveSite } from '../helpers/serveSite.ts';
import { signInDemo } from '../helpers/signInDemo.ts';
import { type Gesture, type GestureName, gestures, word } from './input/gestures.ts';
import { measureGesture } from './input/measureGesture.ts';

/*
 * Measures what gestures cost on the server with its sample events: the processor time of the main thread, and the delay until the
 * next paint on a processor four times slower. Only the ratio of a letter in the search to a letter in a bare field has a limit
 * (scripts/budgets.ts): `--lower` writes a lower ratchet. Words as arguments choose the gestures whose names contain them.
 */

/** Milliseconds: the goals that are printed beside what depends on the machine. */
const goals = { processor: 50, delay: 100 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const names = (Object.keys(gestures) as GestureName[]).filter(
  (name) => !words.length || words.some((each) => name.includes(each)),
);

const { origin, close } = await serveSite();
const browser = await chromium.launch(chromiumOptions);
const costs = new Map(names.map((name) => [name, { processor: [] as number[], delay: [] as number[] }]));
try {
  const user = await signInDemo(origin);
  for (let round = 0; round < rounds; round++)
    for (const [name, cost] of costs) {
      const gesture: Gesture = gestures[name];
      const conditions = { origin, storage: gesture.isSignedIn ? user : undefined };
      const { processor } = await measureGesture(browser, gesture, { ...conditions, slowdown: 1 });
      const { delay } = await measureGesture(browser, gesture, { ...conditions, slowdown: 4 });
      cost.processor.push(gesture.act === gestures['a letter in the search'].act ? processor / word.length : processor);
      cost.delay.push(delay);
    }
} finally {
  await browser.close();
  await close();
}

for (const name of names) {
  const judge = (what: keyof typeof goals) => (median(name, what) <= goals[what] ? 'meets' : 'misses');
  const show = (what: keyof typeof goals) => `${median(name, what).toFixed(1).padStart(6)} ms`;
  process.stdout.write(
    `${name.padEnd(26)}${show('processor')} of processor (${judge('processor')} ${goals.processor}),${show('delay')} until the paint at 4 × (${judge('delay')} ${goals.delay})\n`,
  );
}
if (costs.has('a letter in the search') && costs.has('a letter in a bare field')) {
  reportWeights({
    'a letter in the search':
      median('a letter in the search', 'processor') / median('a letter in a bare field', 'processor'),
  });
}

function median(name: GestureName, what: keyof typeof goals): number {
  return medianOf(costs.get(name)?.[what] ?? []);
}
