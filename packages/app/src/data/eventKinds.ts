/**
 * The filters that are on or off, in the order of the dialog: only events on a single day, only events without an address. Each is also
 * a parameter of the URL, a text and an argument of the database (`supabase/schemas/listings/kinds_of.sql`).
 */
export const eventKinds = ['once', 'online'] as const;
export type EventKind = (typeof eventKinds)[number];
