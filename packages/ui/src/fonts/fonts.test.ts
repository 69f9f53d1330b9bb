import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readFontMetrics } from '../../scripts/readFontMetrics.ts';

test.each(['bricolage', 'instrument'])('%s has the narrow space of French, as wide as its space', async (name) => {
  const file = await readFile(new URL(`${name}.woff2`, import.meta.url));
  const { advance, glyph } = readFontMetrics(await subsetFont(file, ' \u202f', { targetFormat: 'truetype' }));
  expect(glyph('\u202f')).toBeGreaterThan(0);
  expect(advance('\u202f')).toBe(advance(' '));
});
