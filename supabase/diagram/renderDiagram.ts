import type { Session } from '../tests/database/Database.ts';

interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly marks: readonly string[] }[];
}

interface Reference {
  readonly table: string;
  readonly target: string;
  readonly column: string;
  readonly is_optional: boolean;
  readonly is_unique: boolean;
}

/**
 * Renders the entity-relationship diagram of a database in Mermaid: every table of the schemas public and private with
 * its key columns, and every reference.
 */
export async function renderDiagram(session: Session): Promise<string> {
  const tables = await readTables(session);
  const references = await readReferences(session);
  return ['erDiagram', ...references.map(renderReference), ...tables.map(renderTable)].join('\n');
}

function renderReference({ table, target, column, is_optional, is_unique }: Reference): string {
  return `  ${target} ${is_optional ? '|o' : '||'}--${is_unique ? 'o|' : 'o{'} ${table} : ${column}`;
}

function renderTable({ name, columns }: Table): string {
  const lines = columns.map((column) => `    ${column.type} ${column.name} ${column.marks.join(', ')}`);
  return lines.length > 0 ? `  ${name} {\n${lines.join('\n')}\n  }` : `  ${name}`;
}

async function readTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query(`
    select json_build_object('name', c.relname, 'columns', coalesce((
      select json_agg(json_build_object('name', name, 'type', type, 'marks', marks) order by position)
      from (
        select a.attname as name, a.attnum as position, replace(replace(format_type(a.atttypid, null), ' ', '_'), '[]', '_list') as type,
          array_agg(distinct case k.contype when 'p' then 'PK' when 'f' then 'FK' else 'UK' end) as marks
        from pg_attribute a join pg_constraint k on k.conrelid = a.attrelid and a.attnum = any (k.conkey)
        where a.attrelid = c.oid and k.contype in ('p', 'f', 'u')
        group by 1, 2, 3
      ) as keys
    ), '[]')) as content
    from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by c.relname collate "C"
  `);
  return rows.map(({ content }) => content as Table);
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
    order by target.relname collate "C", c.relname collate "C", a.attname collate "C"
  `);
  return rows as unknown as Reference[];
}
