import type { Session } from '../database/Database.ts';

/** A count of an answer that differs from the number of the listings. */
export interface WrongCount {
  readonly query: unknown;
  readonly path: readonly string[];
  readonly found: number;
  readonly expected: number;
}

export interface CheckedCounts {
  readonly checked: number;
  /** The counts that are not 0. */
  readonly positive: number;
  readonly wrong: readonly WrongCount[];
}

// Counts listing by listing, separately for each choice.
const differences = `
  with question as materialized (
    select query, moment from unnest($2::timestamptz[]) as moment, jsonb_array_elements($1) as given,
      lateral private.read_explore_query(given) as query
  ), answer as materialized (
    select query, moment, (private.find_events(query, moment)).counts as found from question
  ), choice as (
    select query, moment, '{total}'::text[] as path, query as chosen from answer
    union all select query, moment, array['categories', name],
        query - '{subcategory,withoutNotices}'::text[] || jsonb_build_object('category', name)
      from answer, unnest('{music,sport,leisure,culture,tech,festival,food,notice}'::text[]) as name
    union all select query, moment, '{categories,all}', query - '{category,subcategory}'::text[] || '{"withoutNotices": true}'
      from answer
    union all select query, moment, array['days', name], query || jsonb_build_object('date', name)
      from answer, unnest('{today,tonight,tomorrow,weekend}'::text[]) as name
    union all select query, moment, '{days,all}', query - 'date' from answer
    union all select query, moment, array['prices', name], query - 'minPrice' || jsonb_build_object('maxPrice', name::integer)
      from answer, unnest('{0,10,20,50}'::text[]) as name
    union all select query, moment, '{prices,all}', query - '{minPrice,maxPrice}'::text[] from answer
    union all select query, moment, array['kinds', name],
        query || jsonb_build_object('kinds', coalesce((query ->> 'kinds')::integer, 0) | (1 << number::integer - 1))
      from answer, unnest(private.event_kinds()) with ordinality as each (name, number)
    union all select query, moment, array['distances', name],
      query - 'radius' || case when name = '0' then '{}' else jsonb_build_object('radius', name::integer) end
      from answer, unnest('{0,5,10,20,50,100}'::text[]) as name where query ? 'commune'
  )
  select query, path, coalesce((found #>> path)::integer, 0) as found, pg_temp.count_listings(chosen, moment) as expected
  from choice join answer using (query, moment)`;

/**
 * Compares the counts of `find_events` with the number of listings, which are found without projections and deltas.
 *
 * @param asked - Arguments of explore_events.
 * @param moments - ISO 8601.
 */
export async function listWrongCounts(
  session: Session,
  asked: readonly Readonly<Record<string, unknown>>[],
  moments: readonly string[],
): Promise<CheckedCounts> {
  await session.run(`
    create or replace function pg_temp.count_listings(query jsonb, moment timestamptz) returns integer language plpgsql
    set plan_cache_mode = force_custom_plan as $$
    begin
      return (select count(*) from private.listings_passing(query, moment));
    end;
    $$;
  `);
  const { rows } = await session.query(differences, [JSON.stringify(asked), moments]);
  const counts = rows as readonly unknown[] as readonly WrongCount[];
  return {
    checked: counts.length,
    positive: counts.filter(({ expected }) => expected > 0).length,
    wrong: counts.filter(({ found, expected }) => found !== expected),
  };
}
