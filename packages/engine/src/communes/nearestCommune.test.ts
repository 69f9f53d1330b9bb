import { expect, test } from 'vitest';
import type { PlacedCommune } from './Commune.ts';
import { cellsAround, isPlaced, nearestCommune } from './nearestCommune.ts';

const placed = (name: string, latitude: number, longitude: number): PlacedCommune => ({
  name,
  code: '46042',
  department: { code: '46', name: 'Lot' },
  postalCodes: [],
  population: 1,
  latitude,
  longitude,
});

test('nearestCommune returns the nearest commune, also from another cell', () => {
  const communes = [placed('Cahors', 44.45, 1.44), placed('Figeac', 44.61, 2.03)];
  expect(nearestCommune({ latitude: 44.5, longitude: 1.99 }, communes)?.name).toBe('Figeac');
  expect(nearestCommune({ latitude: 44.5, longitude: 1.5 }, communes)?.name).toBe('Cahors');
  expect(nearestCommune({ latitude: 44.5, longitude: 1.5 }, [])).toBeUndefined();
});

test('cellsAround returns nine cells, including the cell of the point', () => {
  const cells = cellsAround({ latitude: -21.1, longitude: 55.5 });
  expect(new Set(cells).size).toBe(9);
  expect(cells).toContain('cell--22_55');
});

test('isPlaced accepts a commune only with its coordinates', () => {
  const { latitude, longitude, ...commune } = placed('Cahors', 44.45, 1.44);
  expect(isPlaced({ ...commune, latitude, longitude })).toBe(true);
  expect(isPlaced(commune)).toBe(false);
});
