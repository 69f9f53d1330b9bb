/** A state of `supabase/`. */
export interface SchemaPosition {
  /** The version of the newest migration. */
  readonly position: string;
  /** Of all texts of `supabase/schemas`. */
  readonly hash: string;
}

/**
 * Tells whether a database has had a newer `supabase/` than a server: the server has been started again after its successor.
 *
 * @param sets What was applied to the database, the oldest first.
 * @param canReturn Whether a set that was replaced may be applied again while the migrations are the same: a developer undoes an
 *   edit. False for a database that servers of two versions may share.
 */
export function isOlder(own: SchemaPosition, sets: readonly SchemaPosition[], canReturn: boolean): boolean {
  const last = sets.at(-1);
  if (!last || last.hash === own.hash) return false;
  if (own.position !== last.position) return own.position < last.position;
  return !canReturn && sets.some(({ position, hash }) => position === own.position && hash === own.hash);
}
