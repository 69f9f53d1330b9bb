import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attributesFor, listChoices } from '../../scripts/elements.ts';
import { reportAttributes } from './reportAttributes.ts';

const all = Object.values(attributesFor).flat();

/** What `reportAttributes` reads of an element. */
function elementWith(name: string, value: string): HTMLElement {
  return { localName: 'lively-events', title: '', attributes: [{ name, value }] } as unknown as HTMLElement;
}

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value === 'teal' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every documented attribute is known, and the warning about an unknown one names them all', () => {
  for (const { name } of all) reportAttributes(elementWith(name, ''));
  expect(warn).not.toHaveBeenCalled();
  reportAttributes(elementWith('ville', 'Lyon'));
  const [text = ''] = warn.mock.lastCall ?? [];
  expect(text).toContain('<lively-events>: the attribute ville="Lyon" is unknown.');
  expect(
    text
      .match(/are (.+)\.$/)?.[1]
      ?.split(', ')
      .sort(),
  ).toEqual([...new Set(all.map(({ name }) => name))].sort());
});

test('every documented value is accepted, and the warning about another one names them all', () => {
  for (const { name, type } of all) for (const choice of listChoices(type)) reportAttributes(elementWith(name, choice));
  expect(warn).not.toHaveBeenCalled();
  for (const { name, type } of new Set(all)) {
    const choices = listChoices(type);
    if (!choices.length) continue;
    reportAttributes(elementWith(name, 'spiral'));
    expect(warn).toHaveBeenLastCalledWith(
      `<lively-events>: the attribute ${name}="spiral" has an invalid value. It accepts ${choices.join(', ')}.`,
    );
  }
});

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['limit', 'six'],
  ['category', 'opera'],
  ['site', 'javascript:alert(1)'],
  ['accent', 'vermilionish'],
  ['api-key', 'x'],
  ['onclik-handler', ''],
])('%s="%s" is reported, once on a page', (name, value) => {
  reportAttributes(elementWith(name, value));
  reportAttributes(elementWith(name, value));
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  ['limit', '12'],
  ['category', 'Musique'],
  ['lang', 'en-GB'],
  ['site', 'https://lively.example'],
  ['accent', 'teal'],
  ['title', 'Sorties'],
  ['class', 'wide'],
  ['tabindex', '0'],
  ['data-test', ''],
  ['aria-label', 'Sorties'],
  ['ng-version', '20'],
  ['_ngcontent-abc', ''],
  ['v-cloak', ''],
  ['itemprop', 'event'],
])('%s="%s" is not reported', (name, value) => {
  reportAttributes(elementWith(name, value));
  expect(warn).not.toHaveBeenCalled();
});
