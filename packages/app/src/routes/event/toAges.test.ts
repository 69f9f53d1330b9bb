import { expect, test } from 'vitest';
import type { Language } from '../../i18n/languages';
import { createTestI18n } from '../../test/createTestI18n';
import { toAges } from './toAges';

async function read(language: Language, minAge: number | null, maxAge: number | null) {
  const i18n = await createTestI18n(language, ['event', 'taxonomy']);
  const t = i18n.getFixedT<['event', 'common', 'taxonomy']>(language, ['event', 'common', 'taxonomy']);
  return toAges({ minAge, maxAge }, t).flatMap(({ lines }) => lines.map((line) => String(line).replace('\u00a0', ' ')));
}

test.each([
  ['fr', 6, null, 'Dès 6 ans'],
  ['fr', 1, null, 'Dès 1 an'],
  ['fr', 0, null, 'Dès la naissance'],
  ['fr', 6, 10, 'De 6 à 10 ans'],
  ['fr', 0, 3, 'De 0 à 3 ans'],
  ['fr', 0, 1, 'De 0 à 1 an'],
  ['fr', null, 12, 'Jusqu’à 12 ans'],
  ['fr', 7, 7, '7 ans'],
  ['en', 6, null, '6 years and up'],
  ['en', 6, 10, '6 to 10 years'],
  ['en', null, 1, 'Up to 1 year'],
  ['es', 6, null, 'A partir de 6 años'],
  ['es', 6, 10, 'De 6 a 10 años'],
  ['es', null, 12, 'Hasta 12 años'],
] as const)('in %s, ages from %j to %j are « %s »', async (language, minAge, maxAge, text) => {
  expect(await read(language, minAge, maxAge)).toEqual([text]);
});

test('an event without ages has no fact about them', async () => {
  expect(await read('fr', null, null)).toEqual([]);
});
