/**
 * Details of a test that runs with `LONG=1` alone: another test does the same in another language, for another cause of one
 * failure, or on another list of the same cards.
 */
export const nightly = { tag: '@nightly' } as const;
