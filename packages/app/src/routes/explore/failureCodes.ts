/** The code of a query that no list can answer: its commune, for example, no longer exists. */
export const refusedCode = 'PT400';

/** The codes of a function that cancelled itself, and of a statement over the time limit of its role. */
export const stoppedCodes: readonly string[] = ['PT503', '57014'];
