/** An object of `supabase/schemas`, or what is said of one. */
export interface SchemaObject {
  /**
   * Identifies it in every version: `function private.has_role`, `policy "visitors read published events" on public.events`,
   * `trigger count_votes on public.event_votes`, `rows of private.terms`, `call private.schedule_refresh()`. `on function …`, `on
   * table …` and `on schema …` are rights.
   */
  readonly name: string;
  readonly statements: readonly string[];
  readonly hash: string;
  /** Whether migrations need it. */
  readonly isBefore: boolean;
}
