/**
 * Public holidays of mainland France with names that people type: `MM-DD` if the day is fixed, otherwise the days after Easter Monday.
 *
 * Source: `@socialgouv/jours-feries` 2.0.0 (Apache-2.0), as of 2026-11-24; a test compares them.
 */
export const publicHolidays: Readonly<Record<string, string | number>> = {
  newYear: '01-01',
  easterMonday: 0,
  ascension: 38,
  whitMonday: 49,
  nationalDay: '07-14',
  christmas: '12-25',
};

/** Easter Monday of the years from 2027. */
export const easterMondays = ['2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22', '2031-04-14'] as const;
