import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../helpers/place';
import { test } from '../helpers/test';
import { validateMarkup } from './validateMarkup';

const dist = resolve(root, 'packages/app/dist');

test('every page of the build is valid HTML', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults = await Promise.all(
    files.map((file) => validateMarkup(readFileSync(resolve(dist, file), 'utf8'), file)),
  );
  expect(faults.flat()).toEqual([]);
});
