import { bundle } from './bundle.ts';
import { medianOf } from './medianOf.ts';
import type { Maker } from './pages';

const makers: Maker[] = ['plain', 'lively', 'mantine'];

/**
 * Median milliseconds of rendering a thousand cards to HTML in this Node, the makers taking turns.
 *
 * @throws Error when the plain card is not the EventCard to the letter: the comparison would be of two things.
 */
export async function benchServer(rounds: number): Promise<Record<Maker, number>> {
  const { script } = await bundle('serverEntry.ts', 'node');
  const module = { exports: {} as { renderCards: (maker: Maker) => string } };
  new Function('module', 'exports', 'require', script)(module, module.exports, process.getBuiltinModule);
  const { renderCards } = module.exports;
  if (renderCards('lively') !== renderCards('plain')) {
    throw new Error(
      'EventCard and PlainCard do not render the same HTML, so comparing their speed says nothing. Bring PlainCard up to date.',
    );
  }
  const times: Record<Maker, number[]> = { plain: [], lively: [], mantine: [] };
  for (let round = -2; round < rounds; round++) {
    for (const maker of makers) {
      const start = performance.now();
      renderCards(maker);
      if (round >= 0) times[maker].push(performance.now() - start);
    }
  }
  return { plain: medianOf(times.plain), lively: medianOf(times.lively), mantine: medianOf(times.mantine) };
}
