import type { SchemaObject } from './SchemaObject.ts';

/** What was applied to a database: the hash of each object by its name. */
export type SchemaRecord = ReadonlyMap<string, string>;

/** Creates the tables of the record, before everything else. `schemas/tables` has their comments and rights. */
export const createRecord = [
  'create schema if not exists private',
  'create table if not exists private.schema_objects (name text primary key, hash text not null)',
  'alter table private.schema_objects enable row level security',
  `create table if not exists private.schema_sets (
  number     bigint primary key generated always as identity,
  position   text not null,
  hash       text not null,
  applied_at timestamptz not null default now()
)`,
  'alter table private.schema_sets enable row level security',
] as const;

/** Writes what was applied, and what is no longer there. */
export function renderRecord(applied: readonly SchemaObject[], removed: readonly string[]): string[] {
  const hashes = Object.fromEntries(applied.map(({ name, hash }) => [name, hash]));
  const removal = `delete from private.schema_objects where name in (select jsonb_array_elements_text(${quote(JSON.stringify(removed))}))`;
  const insertion = `insert into private.schema_objects (name, hash)
select key, value from jsonb_each_text(${quote(JSON.stringify(hashes, null, 1))})
on conflict (name) do update set hash = excluded.hash`;
  return [...(removed.length ? [removal] : []), ...(applied.length ? [insertion] : [])];
}

/** Writes that a set is complete. */
export function renderSet({ position, hash }: { position: string; hash: string }): string {
  return `insert into private.schema_sets (position, hash) values ('${position}', '${hash}')`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
