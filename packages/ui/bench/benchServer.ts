import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';
import type { Maker } from './pages';

/** Renders a thousand cards to HTML, as production would where `NODE_ENV` says so. */
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
 * Milliseconds of rendering a thousand cards to HTML in this Node: the fastest of many rounds, because whatever else the
 * machine does can only add to it. The two that are compared take turns, each first in every other round; Mantine, whose
 * garbage would be collected in their time, comes after.
 */
export async function benchServer(rounds: number): Promise<Record<Maker, number>> {
  const renderCards = await loadRenderer();
  const fastest: Record<Maker, number> = { plain: Infinity, lively: Infinity, mantine: Infinity };
  const measure = (maker: Maker) => {
    const start = performance.now();
    renderCards(maker);
    fastest[maker] = Math.min(fastest[maker], performance.now() - start);
  };
  for (let round = 0; round < rounds; round++) {
    for (const maker of round % 2 ? (['plain', 'lively'] as const) : (['lively', 'plain'] as const)) measure(maker);
  }
  for (let round = 0; round < 9; round++) measure('mantine');
  return fastest;
}
