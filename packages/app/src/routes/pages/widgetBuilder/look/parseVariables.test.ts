import { expect, test } from 'vitest';
import { guessVariables } from './guessVariables';
import { parseVariables, readVariableValue, toVariableValue } from './parseVariables';

const isColor = (text: string) => /^(#[\da-f]{3,8}|rgb\(.*\)|red)$/i.test(text);

test('colours and fonts are read, through variables that name others', () => {
  const css = `
    /* --old: #000; */
    :root {
      --white: #fff; --page-bg: var(--white); --text-color: rgb(1 2 3);
      --brand: var(--missing, red);
      --font-body: "Work Sans",  sans-serif; --gap: 4px; --loop: var(--loop);
    }
    .dark { --white: #000 }`;
  expect(parseVariables(css, isColor)).toEqual([
    { name: '--white', value: '#fff', kind: 'color' },
    { name: '--page-bg', value: '#fff', kind: 'color' },
    { name: '--text-color', value: 'rgb(1 2 3)', kind: 'color' },
    { name: '--brand', value: 'red', kind: 'color' },
    { name: '--font-body', value: '"Work Sans", sans-serif', kind: 'font' },
  ]);
});

test('names say what a variable is for', () => {
  const css = '--link: red; --background: #fff; --primary: #00f; --text: #111; --heading-font: Georgia, serif';
  const guessed = guessVariables(parseVariables(css, isColor));
  expect(Object.fromEntries(Object.entries(guessed).map(([style, { name }]) => [style, name]))).toEqual({
    ground: '--background',
    ink: '--text',
    accent: '--primary',
    display: '--heading-font',
    text: '--heading-font',
  });
});

test('a value keeps the variable, and its own value for pages without it', () => {
  const value = toVariableValue({ name: '--brand', value: 'rgb(1, 2, 3)', kind: 'color' });
  expect(value).toBe('var(--brand, rgb(1, 2, 3))');
  expect(readVariableValue(value)).toBe('rgb(1, 2, 3)');
  expect(readVariableValue(' #fff ')).toBe('#fff');
});
