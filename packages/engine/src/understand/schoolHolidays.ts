import type { CivilDate } from '../vocabulary.ts';

/**
 * School holidays of mainland France: zones, first day, and how many days later the last free one is, if not 15. Corsica and the overseas departments have
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
    ['ABC', '2026-10-17'],
    ['ABC', '2027-10-23'],
  ],
  // Christmas
  [
    ['ABC', '2026-12-19'],
    ['ABC', '2027-12-18'],
  ],
  // Winter
  [
    ['A', '2027-02-13'],
    ['B', '2027-02-20'],
    ['C', '2027-02-06'],
    ['A', '2028-02-19'],
    ['B', '2028-02-05'],
    ['C', '2028-02-12'],
  ],
  // Spring
  [
    ['A', '2027-04-10'],
    ['B', '2027-04-17'],
    ['C', '2027-04-03'],
    ['A', '2028-04-22', 16],
    ['B', '2028-04-08'],
    ['C', '2028-04-15', 16],
  ],
  // Summer
  [['ABC', '2027-07-03', 60]],
  // Ascension
  [
    ['ABC', '2027-05-06', 3],
    ['ABC', '2028-05-25', 3],
  ],
];

type SchoolHoliday = readonly [zones: string, first: CivilDate, days?: number];
