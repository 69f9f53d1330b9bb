import { bundle } from './bundle.ts';
import { medianOf } from './medianOf.ts';
import type { Maker } from './pages';

const makers: Maker[] = ['plain', 'lively', 'mantine'];

/** Renders a thousand cards to HTML, as production would. */
export async function loadRenderer(): Promise<(maker: Maker) => string> {
  const { script } = await bundle('serverEntry.ts', 'node');
  const module = { exports: {} as { renderCards: (maker: Maker) => string } };
  new Function('module', 'exports', 'require', script)(module, module.exports, process.getBuiltinModule);
  return module.exports.renderCards;
}

/** Median milliseconds of rendering a thousand cards to HTML in this Node, the makers taking turns. */
export async function benchServer(rounds: number): Promise<Record<Maker, number>> {
  const renderCards = await loadRenderer();
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
