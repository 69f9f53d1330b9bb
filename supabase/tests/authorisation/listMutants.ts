import type { Session } from '../database/Database.ts';
import type { TableName } from './attempts.ts';

/** A database with one protection removed. */
export interface Mutant {
  readonly name: string;
  readonly table: TableName;
  readonly statement: string;
}

/**
 * Lists the mutants: each policy dropped, each condition opened, each table without row level security or open to
 * visitors, each guard of a transition removed.
 */
export async function listMutants(session: Session): Promise<Mutant[]> {
  const { rows } = await session.query(`
    select
      policyname,
      tablename,
      format('%I.%I', schemaname, tablename) as relation,
      coalesce(qual, 'true') <> 'true' as has_using,
      coalesce(with_check, 'true') <> 'true' as has_check
    from pg_policies
    where schemaname in ('public', 'storage')
    order by tablename, policyname
  `);
  const policies = rows.map(toPolicy);
  const tables = await session.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const relations = tables.rows.map(({ tablename }): [TableName, string] => [
    tablename as TableName,
    `public.${tablename}`,
  ]);
  return [...policies.flatMap(mutatePolicy), ...[...relations, pictures].flatMap(mutateTable), ...guards];
}

/** The guards that a policy cannot express, because they compare a row with its previous version. */
const guards: readonly Mutant[] = [
  {
    name: 'creators move an event to any publication',
    table: 'events',
    statement: 'drop trigger guard_publication on public.events',
  },
];

const pictures: [TableName, string] = ['pictures', 'storage.objects'];

interface Policy {
  readonly name: string;
  readonly table: TableName;
  readonly relation: string;
  readonly hasUsing: boolean;
  readonly hasCheck: boolean;
}

function toPolicy(row: Record<string, unknown>): Policy {
  return {
    name: String(row.policyname),
    table: (row.relation === 'storage.objects' ? 'pictures' : row.tablename) as TableName,
    relation: String(row.relation),
    hasUsing: Boolean(row.has_using),
    hasCheck: Boolean(row.has_check),
  };
}

function mutatePolicy({ name, table, relation, hasUsing, hasCheck }: Policy): Mutant[] {
  const target = `policy "${name}" on ${relation}`;
  return [
    { name: `without "${name}"`, table, statement: `drop ${target}` },
    ...(hasUsing ? [{ name: `"${name}" using (true)`, table, statement: `alter ${target} using (true)` }] : []),
    ...(hasCheck
      ? [{ name: `"${name}" with check (true)`, table, statement: `alter ${target} with check (true)` }]
      : []),
  ];
}

function mutateTable([table, relation]: [TableName, string]): Mutant[] {
  const unguarded = {
    name: `${table} without row level security`,
    table,
    statement: `alter table ${relation} disable row level security`,
  };
  const shown = { name: `${table} granted to visitors`, table, statement: `grant all on ${relation} to anon` };
  // The platform grants the storage to all roles, so only the policies protect it.
  return table === 'pictures' ? [unguarded] : [unguarded, shown];
}
