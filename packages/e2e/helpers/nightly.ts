/**
 * Details of a test that runs only with `LONG=1`: another test does the same in another language, for another cause of
 * the same failure, or on another list of the same cards.
 */
export const nightly = { tag: '@nightly' } as const;
