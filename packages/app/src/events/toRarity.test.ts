import { type LivelyEvent, nextTiming } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { toRarity } from './toRarity';

const now = Date.parse('2026-11-25T12:00:00+01:00');
const { getFixedT: fr } = await createTestI18n('fr', ['taxonomy']);
const { getFixedT: en } = await createTestI18n('en', ['taxonomy']);
const { getFixedT: es } = await createTestI18n('es', ['taxonomy']);

function say(language: 'fr' | 'en' | 'es', event: Partial<LivelyEvent>) {
  const t = { fr, en, es }[language]<['common', 'taxonomy']>(null, ['common', 'taxonomy']);
  return toRarity(createEvent(event), { t, language, now, timing: nextTiming(createEvent(event), now) })?.replaceAll(
    '\u00A0',
    ' ',
  );
}

const on = (...dates: string[]) => ({
  timings: dates.map((date) => ({ begin: `${date}T20:00:00+01:00`, end: `${date}T22:00:00+01:00` })),
});
const until = (date: string) => ({ timings: [{ begin: '2026-11-01T10:00:00+01:00', end: `${date}T18:00:00+01:00` }] });
/** 2026-11-25 is day 20782, a Wednesday. */
const closedOnMondays = {
  ...on('2026-11-25'),
  days: [
    [20782, 20786],
    [20788, 20793],
    [20795, 20800],
  ] as const,
};
const closedOnWeekends = {
  ...on('2026-11-25'),
  days: [
    [20782, 20784],
    [20787, 20791],
    [20794, 20798],
  ] as const,
};

test.each([
  [on('2026-11-28'), 'seule date', 'one date only', 'única fecha'],
  [on('2026-11-03', '2026-11-28'), 'dernière date', 'last date', 'última fecha'],
  [on('2026-11-28', '2026-12-05', '2026-12-12'), 'encore 3 dates', '3 dates left', 'quedan 3 fechas'],
  [until('2027-01-04'), 'jusqu’au 4 janvier', 'until 4 January', 'hasta el 4 de enero'],
  [until('2027-01-01'), 'jusqu’au 1er janvier', 'until 1 January', 'hasta el 1 de enero'],
  [until('2028-01-21'), 'jusqu’au 21 janvier 2028', 'until 21 January 2028', 'hasta el 21 de enero de 2028'],
  [
    closedOnMondays,
    'tous les jours sauf le lundi, jusqu’au 13 décembre',
    'daily except Mondays, until 13 December',
    'todos los días salvo lunes, hasta el 13 de diciembre',
  ],
  [
    closedOnWeekends,
    'tous les jours sauf le samedi et le dimanche, jusqu’au 11 décembre',
    'daily except Saturdays and Sundays, until 11 December',
    'todos los días salvo sábado y domingo, hasta el 11 de diciembre',
  ],
  [{ ...on('2026-11-28'), status: 'cancelled' as const }, undefined, undefined, undefined],
  [on('2026-11-03'), undefined, undefined, undefined],
])('the rarity of %j', (event, french, english, spanish) => {
  expect([say('fr', event), say('en', event), say('es', event)]).toEqual([french, english, spanish]);
});

test('the days from the database count if the list contains only the coming timings', () => {
  expect(
    say('fr', {
      ...on('2026-11-28'),
      days: [
        [20700, 20700],
        [20785, 20785],
      ],
    }),
  ).toBe('dernière date');
});
