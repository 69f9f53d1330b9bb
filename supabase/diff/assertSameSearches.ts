import type { PGlite } from '@electric-sql/pglite';

const question = `
  select 'configuration ' || cfgname as name, cfgparser::text as content, (
    select string_agg(m.maptokentype || ' ' || d.dictname, ', ' order by m.maptokentype, m.mapseqno)
    from pg_ts_config_map m join pg_ts_dict d on d.oid = m.mapdict where m.mapcfg = c.oid
  ) as mapping
  from pg_ts_config c where cfgnamespace <> 'pg_catalog'::regnamespace
  union all
  select 'dictionary ' || dictname, t.tmplname, dictinitoption
  from pg_ts_dict d join pg_ts_template t on t.oid = d.dicttemplate where dictnamespace <> 'pg_catalog'::regnamespace
  order by 1`;

/**
 * @throws Error if the text search configurations or dictionaries of two databases differ, because pg-delta does not
 * read them.
 */
export async function assertSameSearches(from: PGlite, to: PGlite): Promise<void> {
  const [before, after] = await Promise.all([from, to].map(async (database) => (await database.query(question)).rows));
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  throw new Error(
    `The text search configurations or dictionaries differ, for which no migration can be generated. Write it by hand.\nMigrations: ${JSON.stringify(before)}\nSchemas: ${JSON.stringify(after)}`,
  );
}
