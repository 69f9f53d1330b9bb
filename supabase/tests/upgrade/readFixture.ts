import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Reads the script that turns an empty database into the database of a commit. The schema is from `pg_dump
 * --schema-only`, the rows are from `--data-only --column-inserts`.
 *
 * @param hasRows Whether to include the rows of the fixture. Without them the script contains only the history of
 * migrations.
 */
export function readFixture(commit: '8d48694' | '131ad65', hasRows: boolean): string {
  const schema = gunzipSync(readFileSync(resolve(import.meta.dirname, `${commit}.schema.sql.gz`))).toString();
  const rows = readFileSync(resolve(import.meta.dirname, `${commit}.rows.sql`), 'utf8');
  const history = rows.match(/^INSERT INTO supabase_migrations\..*$/gm)?.join('\n') ?? '';
  return `${roles}\n${schema}\n${hasRows ? rows : history}\nreset all;`;
}

/** Creates the roles, which a dump does not contain. */
const roles = `
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end;
$$;`;
