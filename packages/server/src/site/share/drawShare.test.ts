import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSiteShare } from './drawShare.ts';

test('the picture of shared pages in the repository is the drawn one', async () => {
  const stored = await readFile(resolve(import.meta.dirname, '../../../../app/public/lively.png'));
  const [one, other] = await Promise.all([stored, await drawSiteShare()].map((file) => sharp(file).raw().toBuffer()));
  expect(one?.length).toBe(other?.length);
  const differences = one?.filter((byte, index) => Math.abs(byte - (other?.[index] ?? 0)) > 16).length ?? 0;
  expect(differences / (one?.length ?? 1)).toBeLessThan(0.001);
});
