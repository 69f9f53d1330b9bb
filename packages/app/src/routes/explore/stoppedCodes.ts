/** The codes of a function that cancelled itself, and of a statement over the time limit of its role. */
export const stoppedCodes: readonly string[] = ['PT503', '57014'];
