import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { vars } from '../theme/contract.css';
import { darkColors, lightColors } from '../theme/tokens';
import { tokenGroups } from './listTokens';

const tokens = tokenGroups.flatMap((group) => group.tokens);

test('the table of tokens has every custom property of the themes, with both values', () => {
  const properties = Object.values(vars).flatMap((group) => Object.values<string>(group));
  expect(properties.length).toBeGreaterThan(60);
  expect([...new Set(tokens.map(({ name }) => `var(${name})`))].sort()).toEqual(properties.sort());
  expect(tokens.filter(({ light, dark, purpose }) => !light || !dark || !purpose)).toEqual([]);
});

test('a colour has the values of both themes', () => {
  expect(tokens).toContainEqual({
    name: '--lively-color-ink-muted',
    kind: 'color',
    purpose: 'Secondary text: places, hints.',
    light: lightColors.inkMuted,
    dark: darkColors.inkMuted,
  });
});

test('the page of the tokens contains the table', () => {
  expect(readFileSync(resolve(import.meta.dirname, 'Tokens.mdx'), 'utf8')).toContain('<TokenTable />');
});
