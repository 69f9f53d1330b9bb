import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * The script that makes an empty database what a commit made it. The schema is from `pg_dump --schema-only`, the rows are
 * from `--data-only --column-inserts`.
 *
 * @param hasRows Whether with the rows of the fixture; without them there is only the history of migrations.
 */
export function readFixture(commit: '8d48694' | '131ad65', hasRows: boolean): string {
  const schema = gunzipSync(readFileSync(resolve(import.meta.dirname, `${commit}.schema.sql.gz`))).toString();
  const rows = readFileSync(resolve(import.meta.dirname, `${commit}.rows.sql`), 'utf8');
  const history = rows.match(/^INSERT INTO supabase_migrations\..*$/gm)?.join('\n') ?? '';
  return `${roles}\n${schema}\n${hasRows ? rows : history}\nreset all;`;
}

/** A dump has no roles. */
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
