/** Paths with public data, for users too: events, and lists of events. */
export const publicPaths: readonly string[] = [
  '/rest/v1/events',
  '/rest/v1/rpc/explore_events',
  '/rest/v1/rpc/suggest_searches',
  '/rest/v1/rpc/recommendation_candidates',
];
