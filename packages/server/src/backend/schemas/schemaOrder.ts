/**
 * The files of `supabase/schemas` in the order in which their functions are applied, as patterns; then come rights, comments,
 * policies and triggers of all files. A file that two patterns match is applied at the first. Bodies of functions are not checked while they are applied (`check_function_bodies = off`), so that a function needs
 * only the types of its arguments and, if its body begins with "return", all that it calls.
 */
export const schemaOrder = {
  /** What migrations call: in constraints, indexes and statements. */
  before: [
    'private.sql',
    'checks/*.sql',
    'text/fold_text.sql',
    'places/department_of.sql',
    'repairs/*.sql',
    // A migration reads the districts of all events.
    'constants/districts_of_communes.sql',
    'places/district_of.sql',
    // A migration reads the prices of all events again after a change of a rule.
    'constants/price_rules.sql',
    'listings/read_price.sql',
    'listings/triggers/read_price_of_event.sql',
    // A migration reads the ages of all events.
    'text/words_of.sql',
    'constants/ages_of.sql',
    // A migration finds the towns of events again.
    'places/city_of.sql',
    'places/haversine.sql',
    'places/triggers/find_commune.sql',
  ],
  /** All others, once the tables exist. */
  after: ['**/*.sql'],
} as const;
