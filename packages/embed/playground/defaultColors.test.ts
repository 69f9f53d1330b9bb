import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultColors } from './defaultColors.ts';

test.each(['ground', 'ink'] as const)('the default of %s is that of the style sheet', (name) => {
  const styles = readFileSync(new URL('../src/styles.css', import.meta.url), 'utf8');
  const { light, dark } = defaultColors;
  expect(styles).toContain(`var(--lively-${name}, light-dark(${light[name]}, ${dark[name]}))`);
});
