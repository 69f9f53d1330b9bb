/**
 * Easter Monday of the years from 2027.
 *
 * Source: `@socialgouv/jours-feries` 2.0.0 (Apache-2.0), as of 2026-11-24; a test compares them.
 */
export const easterMondays = ['2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22', '2031-04-14'] as const;
