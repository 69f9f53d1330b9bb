import { expect, test } from 'vitest';
import { extractCriticalCss, listUsedClasses } from './extractCriticalCss.ts';

const used = listUsedClasses('<p class="a b-1">Un <b class="c">mot</b></p>');

test('a rule is kept if the markup has one of its classes, or if it has no class', () => {
  expect(extractCriticalCss('*{margin:0}.a:hover{color:red}.z{color:blue}.z .b-1,.y{top:0}', used)).toBe(
    '*{margin:0}.a:hover{color:red}.z .b-1,.y{top:0}',
  );
});

test('a condition is kept with its remaining rules, and removed if it has none', () => {
  const css = '@media (width>=40rem){.a{top:0}.z{top:1px}@supports (gap:1px){.z{gap:1px}}}@layer x{.z{top:0}}';
  expect(extractCriticalCss(css, used)).toBe('@media (width>=40rem){.a{top:0}}');
});

test('font faces, keyframes and statements are kept', () => {
  const css = '@layer base,page;@font-face{font-family:x;src:url(x.woff2)}@keyframes k{0%{top:0}to{top:1px}}.z{top:0}';
  expect(extractCriticalCss(css, used)).toBe(css.replace('.z{top:0}', ''));
});

test('a class does not match a longer class', () => {
  expect(extractCriticalCss('.b{top:0}', used)).toBe('');
});
