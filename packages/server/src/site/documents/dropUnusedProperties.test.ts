import { expect, test } from 'vitest';
import { dropUnusedProperties } from './dropUnusedProperties.ts';

test('custom properties stay if a rule of any stylesheet, another used property or the markup uses them', () => {
  const tokens = ':root{--ink:#111;--line:var(--ink);--gap:1rem;--tone:red}[data-theme=dark]{--ink:#eee}';
  const page = '.a{border-color:var(--line);padding:var(--pad,2px)}';
  const markup = '<p class="a" style="gap:var(--gap)">';
  expect(dropUnusedProperties([tokens, page], markup)).toEqual([tokens.replace('--tone:red', ''), page]);
});

test('a property that only unused properties use is dropped', () => {
  expect(dropUnusedProperties([':root{--a:1px;--b:var(--a);--c:var(--b)}.x{top:0}'], '')).toEqual([':root{}.x{top:0}']);
});
