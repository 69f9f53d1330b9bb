import { expect, test } from 'vitest';
import { textsIn } from '../test/textsIn';
import { textsOf } from './texts';

test('a text is found by its way, in its own file or in another one', async () => {
  const t = await textsIn('fr', 'explore', 'taxonomy');
  expect(t('title')).toBe(textsOf('explore')('title'));
  expect(t('taxonomy:music')).toBe('Musique');
  expect(t('common:nav.explore')).toBe('Explorer');
});

test('the number chooses the plural of the language', async () => {
  const count = (t: (key: string, values: { count: number; number: string }) => string, value: number) =>
    t('count', { count: value, number: String(value) });
  const french = await textsIn('fr', 'explore');
  expect([0, 1, 2].map((value) => count(french, value))).toEqual(['0 événement', '1 événement', '2 événements']);
  const english = await textsIn('en', 'explore');
  expect([0, 1, 2].map((value) => count(english, value))).toEqual(['0 events', '1 event', '2 events']);
});

test('what a text is filled with is taken as it is, dollars and braces too', async () => {
  const t = await textsIn('fr', 'common');
  expect(t('footer.copyright', { year: "$& {{year}} <b>'" })).toContain("$& {{year}} <b>'");
});

test.each(['nothing.here', 'nav', '__proto__', 'constructor.name', ''])(
  'the key %j has no text but itself',
  async (key) => {
    const t = await textsIn('fr', 'common');
    expect(t(key)).toBe(key);
  },
);

test('another language is another text', async () => {
  expect((await textsIn('fr', 'common'))('nav.signIn')).not.toBe((await textsIn('es', 'common'))('nav.signIn'));
});
