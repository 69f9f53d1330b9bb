import { expect, test } from 'vitest';
import { languages } from '../i18n/languages';
import { textsIn } from '../test/textsIn';
import { toPreferenceFamilies } from './toPreferenceFamilies';

test.each(languages)('%s names the six families and their forty-seven members, each apart', async (language) => {
  const families = toPreferenceFamilies(await textsIn(language, 'preferences', 'taxonomy'));
  expect(families).toHaveLength(6);
  const members = families.flatMap((family) => family.members.map(({ label }) => label));
  expect(new Set(members).size).toBe(47);
  const named = families.flatMap(({ label, wholeLabel }) => [label, wholeLabel]);
  expect([...members, ...named].filter((text) => /^(taxonomy|whole)/.test(text))).toEqual([]);
});

test('a family stands under the slug that is stored', async () => {
  const [concert] = toPreferenceFamilies(await textsIn('fr', 'preferences', 'taxonomy'));
  expect(concert).toMatchObject({ value: 'concert', label: 'Concert', tone: 'music', wholeLabel: 'Tous les concerts' });
  expect(concert?.members).toContainEqual({ value: 'jazz', label: 'Jazz, soul et funk' });
});
