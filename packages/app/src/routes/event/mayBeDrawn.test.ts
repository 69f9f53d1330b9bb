import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { mayBeDrawn } from './mayBeDrawn';

const brest = { latitude: 48.39, longitude: -4.49 };

test.each([
  ['in Brest', { coordinates: brest }, true],
  ['on La Réunion', { coordinates: brest, timeZone: 'Indian/Reunion' }, true],
  ['in Nouméa', { coordinates: brest, timeZone: 'Pacific/Noumea' }, false],
  ['in Brussels', { coordinates: brest, timeZone: 'Europe/Brussels' }, false],
  ['without coordinates', {}, false],
  ['online', { coordinates: brest, status: 'moved_online' as const }, false],
])('a place %s', (_, changed, expected) => {
  expect(mayBeDrawn(createEvent(changed))).toBe(expected);
});
