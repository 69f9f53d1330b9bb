import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { addDays } from '../dates/civilDate.ts';
import { easterMondays, publicHolidays } from './publicHolidays.ts';
import { schoolHolidays } from './schoolHolidays.ts';

const names: Readonly<Record<string, string>> = {
  newYear: "Jour de l'an",
  easterMonday: 'Lundi de Pâques',
  ascension: 'Ascension',
  whitMonday: 'Lundi de Pentecôte',
  nationalDay: 'Fête Nationale',
  christmas: 'Noël',
};

test.each([2027, 2028, 2029, 2030, 2031])(
  'the named holidays of %d equal those of @socialgouv/jours-feries',
  (year) => {
    const require = createRequire(import.meta.url);
    const joursFeries: (year: number) => Record<string, Date> = require('@socialgouv/jours-feries');
    const official = joursFeries(year);
    const easterMonday = easterMondays.find((day) => day.startsWith(`${year}`)) ?? '';
    for (const [key, holiday] of Object.entries(publicHolidays)) {
      const day = typeof holiday === 'number' ? addDays(easterMonday, holiday) : `${year}-${holiday}`;
      expect([key, official[names[key] ?? '']?.toLocaleDateString('sv')]).toEqual([key, day]);
    }
  },
);

test('each zone has each school holiday once in each listed year', () => {
  for (const holidays of schoolHolidays) {
    const zones = holidays.flatMap(([zones, first]) => [...zones].map((zone) => `${first.slice(0, 4)} ${zone}`));
    const years = [...new Set(holidays.map(([, first]) => first.slice(0, 4)))];
    expect(zones.sort()).toEqual(years.flatMap((year) => ['A', 'B', 'C'].map((zone) => `${year} ${zone}`)));
  }
});

test('school holidays begin on a Saturday and end more than two weeks later, except the Ascension', () => {
  const [ascension] = schoolHolidays.slice(-1);
  for (const [, first, days = 15] of schoolHolidays.flat().filter((each) => !ascension?.includes(each))) {
    expect(new Date(first).getUTCDay()).toBe(6);
    expect(days).toBeGreaterThan(14);
  }
});
