import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { dictionaries } from '../../testing/dictionaries.ts';
import { addDays } from '../dates/civilDate.ts';
import { easterMondays } from './publicHolidays.ts';
import { schoolHolidays } from './schoolHolidays.ts';

/** The names of the public holidays in the rules of the French dictionary. */
const names: Readonly<Record<string, string>> = {
  '01-01': "Jour de l'an",
  E0: 'Lundi de Pâques',
  E38: 'Ascension',
  E49: 'Lundi de Pentecôte',
  '07-14': 'Fête Nationale',
  '12-25': 'Noël',
};

test.each([2027, 2028, 2029, 2030, 2031])(
  'the named holidays of %d equal those of @socialgouv/jours-feries',
  (year) => {
    const require = createRequire(import.meta.url);
    const joursFeries: (year: number) => Record<string, Date> = require('@socialgouv/jours-feries');
    const official = joursFeries(year);
    const easterMonday = easterMondays.find((day) => day.startsWith(`${year}`)) ?? '';
    for (const [holiday, name] of Object.entries(names)) {
      expect(dictionaries.fr.rules).toContain(`\nholiday:${holiday} `);
      const day = holiday.startsWith('E') ? addDays(easterMonday, Number(holiday.slice(1))) : `${year}-${holiday}`;
      expect([name, official[name]?.toLocaleDateString('sv')]).toEqual([name, day]);
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
