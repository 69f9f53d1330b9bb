import type { Session } from './database/Database.ts';

/** Lists every table of the schemas with data in which a column of a row contains the text. */
export async function findMentions(session: Session, text: string): Promise<string[]> {
  const tables = await session.query(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage') and c.relkind = 'r' order by 1
  `);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await session.query(
      `select from ${name} r where strpos(lower(to_jsonb(r)::text), lower($1)) > 0`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}
