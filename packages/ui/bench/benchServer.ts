import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { medianOf } from '../../../scripts/medianOf.ts';
import { bundle } from './bundle.ts';
import type { Maker } from './pages';

/** Rounds before those that count: V8 compiles what runs often as a server runs it. */
const warmUpRounds = 60;

/** Bundles what renders a thousand cards to HTML. With `NODE_ENV=production` it is React's production build. */
export async function loadRenderer(): Promise<(maker: Maker) => string> {
  const { script } = await bundle('serverEntry.ts', 'node');
  const folder = resolve(import.meta.dirname, '../node_modules/.cache');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'benchServer.mjs');
  await writeFile(file, script);
  const module: { renderCards: (maker: Maker) => string } = await import(pathToFileURL(file).href);
  return module.renderCards;
}

/**
 * Rendering a thousand cards to HTML in this Node: the median of the rounds, in milliseconds of its thread, which other work of
 * the machine changes least. The two that are compared take turns, each first in every other round. Mantine comes after them,
 * because its garbage would be collected in their time.
 */
export async function benchServer(rounds: number): Promise<Record<Maker, number>> {
  const renderCards = await loadRenderer();
  const times: Record<Maker, number[]> = { plain: [], lively: [], mantine: [] };
  const measure = (maker: Maker) => {
    const start = process.threadCpuUsage();
    renderCards(maker);
    const { user, system } = process.threadCpuUsage(start);
    times[maker].push((user + system) / 1000);
  };
  for (let round = 0; round < warmUpRounds; round++)
    for (const maker of ['plain', 'lively'] as const) renderCards(maker);
  for (let round = 0; round < rounds; round++) {
    for (const maker of round % 2 ? (['plain', 'lively'] as const) : (['lively', 'plain'] as const)) measure(maker);
  }
  for (let round = 0; round < 9; round++) measure('mantine');
  return { plain: medianOf(times.plain), lively: medianOf(times.lively), mantine: medianOf(times.mantine) };
}
