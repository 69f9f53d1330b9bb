import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toZoneName } from './toZoneName';

const { getFixedT } = await createTestI18n('fr', ['event']);
const t = getFixedT<['event', 'common', 'taxonomy']>(null, ['event', 'common', 'taxonomy']);

test('an overseas zone has its French name', () => {
  expect(toZoneName('Indian/Reunion', t)).toBe('Heure de La Réunion');
  expect(toZoneName('America/Guadeloupe', t)).toBe('Heure de la Guadeloupe');
  expect(toZoneName('Pacific/Noumea', t)).toBe('Heure de Nouvelle-Calédonie');
});

test('a foreign zone has the name of its city', () => {
  expect(toZoneName('America/New_York', t)).toBe('Heure de New York');
});
