import type { SchemaObject } from './SchemaObject.ts';
import type { SchemaSet } from './SchemaSet.ts';
import { renderRecord, type SchemaRecord } from './schemaRecord.ts';

/** What a database lacks of a set. */
export interface SchemaPlan {
  /** The objects that are new or changed. */
  readonly changed: readonly SchemaObject[];
  readonly statements: readonly string[];
}

/**
 * Lists the statements that bring a database from the recorded set to another: nothing for an object that is equal.
 *
 * @param part `before` for what migrations need, `all` once they ran.
 */
export function planSchemas({ objects, drops }: SchemaSet, record: SchemaRecord, part: 'before' | 'all'): SchemaPlan {
  const isChanged = ({ name, hash }: SchemaObject) => record.get(name) !== hash;
  if (part === 'before') {
    const changed = objects.filter((each) => each.isBefore && isChanged(each));
    return { changed, statements: [...changed.flatMap((each) => render(each, record)), ...renderRecord(changed, [])] };
  }
  const newDrops = drops.filter(isChanged);
  const dropped = new Set(newDrops.flatMap(({ name }) => name.match(/\w+\.\w+(?=\()/g) ?? []));
  const changed = objects.filter((each) => isChanged(each) || dropped.has(functionOf(each.name)));
  const names = new Set([...objects, ...drops].map(({ name }) => name));
  const removed = [...record.keys()].filter((name) => !names.has(name));
  const statements = [
    ...removed.flatMap((name) => renderRemoval(name, names)),
    // A function cannot be dropped while a policy calls it.
    ...changed.flatMap(({ name }) => (record.has(name) && name.startsWith('policy ') ? renderDrop(name) : [])),
    // Nothing of an earlier version is in a new database.
    ...(record.size ? newDrops.flatMap((drop) => drop.statements) : []),
    ...changed.flatMap((each) => render(each, record)),
    renderCheck(objects, removed, dropped),
    ...renderRecord([...changed, ...newDrops], removed),
  ];
  return { changed, statements: newDrops.length || changed.length || removed.length ? statements : [] };
}

function render({ name, statements }: SchemaObject, record: SchemaRecord): string[] {
  const again = statements.map((each) =>
    each
      .replace(/^create (function|trigger)/, 'create or replace $1')
      .replace(/^create schema/, 'create schema if not exists'),
  );
  // Rights that the text no longer mentions end.
  return name.startsWith('on function ') && record.has(name) ? [renderRevocation(name), ...again] : again;
}

function renderRemoval(name: string, names: ReadonlySet<string>): string[] {
  if (/^(policy|trigger) /.test(name)) return renderDrop(name);
  const isKept = name.startsWith('on function ') && names.has(name.slice('on '.length));
  return isKept ? [renderRevocation(name)] : [];
}

function renderDrop(name: string): string[] {
  return [`drop ${name.replace(/^(policy|trigger) /, '$1 if exists ')}`];
}

function renderRevocation(name: string): string {
  return `revoke all ${name} from public, anon, authenticated`;
}

/** Renders a statement that fails if another number of functions has a name than `supabase/schemas` says. */
function renderCheck(
  objects: readonly SchemaObject[],
  removed: readonly string[],
  dropped: ReadonlySet<string>,
): string {
  const expected = new Map([...removed.map(functionOf), ...dropped].map((name) => [name, 0]));
  for (const { name, statements } of objects)
    if (name.startsWith('function ')) expected.set(functionOf(name), statements.length);
  expected.delete('');
  return `do $check$
declare
  wrong text;
begin
  select string_agg(coalesce(signatures, name || ' is missing'), ', ') into wrong
  from jsonb_each_text('${JSON.stringify(Object.fromEntries(expected))}') as e (name, number), lateral (
    select string_agg(oid::regprocedure::text, ', ') as signatures, count(*) as existing from pg_proc
    where pronamespace = to_regnamespace(split_part(name, '.', 1)) and proname = split_part(name, '.', 2)
  ) as p where existing <> number::bigint;
  if wrong is not null then
    raise exception 'A function of supabase/schemas was removed, or has other arguments, and the old one is still there: %. Write "drop function if exists" with the old arguments into supabase/schemas/drops.sql.', wrong;
  end if;
end;
$check$`;
}

/** Returns the name of the function that an object is or describes; an empty text for others. */
function functionOf(name: string): string {
  return /^(?:on |comment on )?function (.+)$/.exec(name)?.[1] ?? '';
}
