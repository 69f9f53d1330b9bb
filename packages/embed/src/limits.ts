/** Events that a list shows when nobody says how many. */
export const usualEvents = 6;
/** Most events that a list shows, however many were asked for. */
export const mostEvents = 100;
/** Characters of the longest text that is shown. */
export const longestText = 300;
/** Milliseconds to wait for an answer. */
export const patience = 10_000;
/** Rows that a backend is asked for: Supabase sends no more in one answer. */
export const mostRows = 1000;
