/**
 * The functions that PostgreSQL inlines into the statements of explore. A function with a setting is not inlined, so
 * they have no empty search path. They name every object with its schema, and only functions with an empty search path
 * call them.
 */
export const inlinedFunctions: readonly string[] = [
  'begins_within',
  'bound_count',
  'chord_of',
  'chord_to',
  'days_of',
  'distance_to',
  'events_on',
  'listings_passing',
  'matches',
  'passes',
  'recommendation_of',
  'says',
  'score_of',
  'texts_of',
  'timings_on',
  'touches',
];
