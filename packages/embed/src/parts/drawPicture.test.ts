import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { eventCategories } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { expect, test } from 'vitest';

const styles = readFileSync(resolve(import.meta.dirname, '../styles.css'), 'utf8');

test.each(eventCategories.map(({ slug }) => slug))('the frame of %s has a colour of its posters', (category) => {
  const [, color] = new RegExp(`^\\.${category} \\{\\s+background-color: (#\\w+);`, 'm').exec(styles) ?? [];
  const fills = Array.from({ length: 50 }, (_, seed) => drawPoster({ category, seed: String(seed) }).shapes).flat();
  expect(fills.map(({ fill }) => fill.toLowerCase())).toContain(color);
});
