import type { Session } from '../tests/database/Database.ts';

/** Renders the schema public as TypeScript, in the format of `supabase gen types`, which the clients use. */
export async function renderTypes(session: Session): Promise<string> {
  const tables = await readTables(session);
  const functions = await readFunctions(session);
  return `${header}
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${tables.map(renderTable).join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map(renderFunction).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

const header =
  '// Written by supabase/generateTypes.ts from the migrations. Run it again instead of editing this file.';

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
}

interface Reference {
  name: string;
  columns: string[];
  table: string;
  referencedColumns: string[];
  isUnique: boolean;
}

interface Table {
  name: string;
  columns: Column[];
  references: Reference[];
}

interface Routine {
  name: string;
  parameters: { name: string; type: string; isOptional: boolean }[];
  result: string;
  isSet: boolean;
  /** The columns of a function that returns a table; null for any other function. */
  columns: { name: string; type: string }[] | null;
}

async function readTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query(`
    select json_build_object(
      'name', c.relname,
      'columns', (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', a.atttypid::regtype::text,
          'isNullable', not a.attnotnull,
          'hasDefault', a.atthasdef,
          'isGenerated', a.attgenerated <> ''
        ) order by a.attname collate "C")
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      ),
      'references', coalesce((
        select json_agg(json_build_object(
          'name', f.conname,
          'columns', ${columnNames('f.conrelid', 'f.conkey')},
          'table', target.relname,
          'referencedColumns', ${columnNames('f.confrelid', 'f.confkey')},
          'isUnique', exists (
            select from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u') and u.conkey = f.conkey
          )
        ) order by f.conname collate "C")
        from pg_constraint f join pg_class target on target.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and target.relnamespace = c.relnamespace
      ), '[]')
    ) as description
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C"
  `);
  return rows.map(({ description }) => description as Table);
}

function columnNames(relation: string, numbers: string): string {
  return `(select json_agg(a.attname order by position)
    from unnest(${numbers}) with ordinality as key (number, position)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = key.number)`;
}

async function readFunctions(session: Session): Promise<Routine[]> {
  const { rows } = await session.query(`
    select json_build_object(
      'name', p.proname,
      'parameters', (
        select coalesce(json_agg(json_build_object(
            'name', p.proargnames[position], 'type', type::regtype::text,
            'isOptional', position > p.pronargs - p.pronargdefaults
          ) order by p.proargnames[position] collate "C"), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as parameter (type, position)
      ),
      'result', p.prorettype::regtype::text,
      'isSet', p.proretset,
      'columns', (
        select json_agg(json_build_object('name', p.proargnames[position], 'type', type::regtype::text) order by position)
        from unnest(p.proallargtypes, p.proargmodes) with ordinality as argument (type, mode, position)
        where mode = 't'
      )
    ) as description
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
    order by p.proname collate "C"
  `);
  return rows.map(({ description }) => description as Routine);
}

function renderTable({ name, columns, references }: Table): string {
  return `      ${name}: {
        Row: {
${columns.map(renderRead).join('\n')}
        };
        Insert: {
${columns.map((column) => renderWrite(column, column.hasDefault || column.isNullable)).join('\n')}
        };
        Update: {
${columns.map((column) => renderWrite(column, true)).join('\n')}
        };
        Relationships: [${references.map(renderReference).join('')}${references.length ? '\n        ' : ''}];
      };`;
}

function renderRead({ name, type, isNullable }: Column): string {
  return `          ${name}: ${toTypeScript(type)}${isNullable ? ' | null' : ''};`;
}

function renderWrite({ name, type, isNullable, isGenerated }: Column, isOptional: boolean): string {
  if (isGenerated) return `          ${name}?: never;`;
  return `          ${name}${isOptional ? '?' : ''}: ${toTypeScript(type)}${isNullable ? ' | null' : ''};`;
}

function renderReference({ name, columns, table, referencedColumns, isUnique }: Reference): string {
  return `
          {
            foreignKeyName: '${name}';
            columns: [${quoteAll(columns)}];
            isOneToOne: ${isUnique};
            referencedRelation: '${table}';
            referencedColumns: [${quoteAll(referencedColumns)}];
          },`;
}

/** Renders a function with one parameter per line: the formatter keeps this at any length. */
function renderFunction({ name, parameters, result, isSet, columns }: Routine): string {
  const fields = parameters.map(
    ({ name, type, isOptional }) => `          ${name}${isOptional ? '?' : ''}: ${toTypeScript(type)};`,
  );
  const args = fields.length ? `{\n${fields.join('\n')}\n        }` : 'Record<PropertyKey, never>';
  return `      ${name}: {
        Args: ${args};
        Returns: ${columns ? renderRows(columns) : `${toTypeScript(result)}${isSet ? '[]' : ''}`};
      };`;
}

/** Renders the rows of a function that returns a table. PostgreSQL does not store which of their columns may be null. */
function renderRows(columns: readonly { readonly name: string; readonly type: string }[]): string {
  return `{\n${columns.map(({ name, type }) => `          ${name}: ${toTypeScript(type)};`).join('\n')}\n        }[]`;
}

function quoteAll(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}

const typeScriptForType: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  date: 'string',
  'double precision': 'number',
  int4multirange: 'string',
  integer: 'number',
  smallint: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  tsvector: 'unknown',
  uuid: 'string',
  void: 'undefined',
};

function toTypeScript(type: string): string {
  if (type.endsWith('[]')) return `${toTypeScript(type.slice(0, -2))}[]`;
  const found = typeScriptForType[type];
  if (!found)
    throw new Error(`No TypeScript type is known for ${type}: the client could not read it. Add it to renderTypes.ts.`);
  return found;
}
