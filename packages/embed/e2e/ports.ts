/**
 * The origins of a partner's page, the script of the widgets, and a Lively backend. They are three different origins,
 * as in production.
 */
export const partner = 'http://localhost:4310';
export const library = 'http://localhost:4311';
export const backend = 'http://localhost:4312';
export const publishableKey = 'sb_publishable_journeys';
/** The URL where `playground/serve.ts` serves the playground. */
export const playground = 'http://localhost:4320';
