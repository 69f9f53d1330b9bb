/**
 * Public holidays of mainland France: `MM-DD` if the day is fixed, otherwise one date per year. Alsace and Moselle have two more.
 *
 * Source: `@socialgouv/jours-feries` 2.0.0 (Apache-2.0), as of 2026-11-24; a test compares them.
 */
export const publicHolidays: Readonly<Record<string, string>> = {
  newYear: '01-01',
  easterMonday: '2026-04-06 2027-03-29 2028-04-17 2029-04-02 2030-04-22 2031-04-14',
  labourDay: '05-01',
  victoryDay: '05-08',
  ascension: '2026-05-14 2027-05-06 2028-05-25 2029-05-10 2030-05-30 2031-05-22',
  whitMonday: '2026-05-25 2027-05-17 2028-06-05 2029-05-21 2030-06-10 2031-06-02',
  nationalDay: '07-14',
  assumption: '08-15',
  allSaints: '11-01',
  armistice: '11-11',
  christmas: '12-25',
};
