import { expect, test } from 'vitest';
import { type Language, languageCodes } from '../i18n/languages';
import { createTestI18n } from '../test/createTestI18n';
import { toPreferenceFamilies } from './toPreferenceFamilies';

async function familiesIn(language: Language) {
  const { getFixedT } = await createTestI18n(language, ['preferences', 'taxonomy']);
  return toPreferenceFamilies(getFixedT(null, ['preferences', 'common', 'taxonomy']));
}

test.each(languageCodes)('%s has different names for the six families and all members', async (language) => {
  const families = await familiesIn(language);
  expect(families).toHaveLength(6);
  const members = families.flatMap((family) => family.members.map(({ label, value }) => ({ label, value })));
  expect(new Set(members.map(({ label }) => label)).size).toBe(47);
  const named = families.flatMap(({ label, wholeLabel }) => [label, wholeLabel]);
  // i18next returns the key if a text is missing.
  expect(named.filter((text) => families.some(({ value }) => text === value || text === `whole.${value}`))).toEqual([]);
  expect(members.filter(({ label, value }) => label === value)).toEqual([]);
});

test('a family has the stored slug as its value', async () => {
  const [concert] = await familiesIn('fr');
  expect(concert).toMatchObject({ value: 'concert', label: 'Concert', tone: 'music', wholeLabel: 'Tous les concerts' });
  expect(concert?.members).toContainEqual({ value: 'jazz', label: 'Jazz, soul et funk' });
});
