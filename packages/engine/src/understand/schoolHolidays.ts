import type { CivilDate } from '../vocabulary.ts';

/**
 * School holidays of mainland France: zones, first and last day, both free. Corsica and the overseas departments have
 * other dates.
 *
 * Sources, as of 2026-11-24: arrêté of 22 October 2025 for 2026–2027 (JORFTEXT000052416058), arrêté of 21 July 2026 for
 * 2027–2028 (JORFTEXT000054457294), as transcribed by `holidays` of Vacanza (MIT), `france_school_holidays`; 2026–2027
 * and zone B of 2027–2028 compared with a second transcription. The summer of 2028 is missing: its last day is not
 * published.
 */
export const schoolHolidays: readonly (readonly SchoolHoliday[])[] = [
  // All Saints
  [
    ['ABC', '2026-10-17', '2026-11-01'],
    ['ABC', '2027-10-23', '2027-11-07'],
  ],
  // Christmas
  [
    ['ABC', '2026-12-19', '2027-01-03'],
    ['ABC', '2027-12-18', '2028-01-02'],
  ],
  // Winter
  [
    ['A', '2027-02-13', '2027-02-28'],
    ['B', '2027-02-20', '2027-03-07'],
    ['C', '2027-02-06', '2027-02-21'],
    ['A', '2028-02-19', '2028-03-05'],
    ['B', '2028-02-05', '2028-02-20'],
    ['C', '2028-02-12', '2028-02-27'],
  ],
  // Spring
  [
    ['A', '2027-04-10', '2027-04-25'],
    ['B', '2027-04-17', '2027-05-02'],
    ['C', '2027-04-03', '2027-04-18'],
    ['A', '2028-04-22', '2028-05-08'],
    ['B', '2028-04-08', '2028-04-23'],
    ['C', '2028-04-15', '2028-05-01'],
  ],
  // Summer
  [['ABC', '2027-07-03', '2027-09-01']],
  // Ascension
  [
    ['ABC', '2027-05-06', '2027-05-09'],
    ['ABC', '2028-05-25', '2028-05-28'],
  ],
];

type SchoolHoliday = readonly [zones: string, first: CivilDate, last: CivilDate];
