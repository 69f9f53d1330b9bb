import type { Failure } from '../failure';

/** What a service of the tests rejects with. */
export const refusal: Failure = { code: 'refused', message: 'No.' };
