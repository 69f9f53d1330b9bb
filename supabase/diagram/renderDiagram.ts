import type { Session } from '../tests/database/Database.ts';

interface Reference {
  readonly table: string;
  readonly target: string;
  readonly column: string;
  readonly is_optional: boolean;
  readonly is_unique: boolean;
}

/** Renders the references between the tables of the schemas public and private, without those to users, as a diagram in Mermaid. */
export async function renderDiagram(session: Session): Promise<string> {
  const references = await readReferences(session);
  return ['erDiagram', ...references.map(renderReference)].join('\n');
}

function renderReference({ table, target, column, is_optional, is_unique }: Reference): string {
  return `  ${target} ${is_optional ? '|o' : '||'}--${is_unique ? 'o|' : 'o{'} ${table} : ${column}`;
}

async function readReferences(session: Session): Promise<Reference[]> {
  const { rows } = await session.query(`
    select c.relname as table, target.relname as target, a.attname as column, not a.attnotnull as is_optional, exists (
      select from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u') and u.conkey = f.conkey
    ) as is_unique
    from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      join pg_class target on target.oid = f.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
    where f.contype = 'f' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and f.confrelid <> 'auth.users'::regclass
    order by target.relname collate "C", c.relname collate "C", a.attname collate "C"
  `);
  return rows as unknown as Reference[];
}
