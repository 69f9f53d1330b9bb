import type { BuildConnection } from './BuildConnection.ts';
import type { SchemaObject } from './SchemaObject.ts';

/**
 * Requires that new migrations name each index, constraint and generated column that was computed with a changed function, also with
 * one that another function calls: PostgreSQL computes none of them again.
 *
 * @param changed What is about to be applied.
 * @param migrations The texts of the migrations that the database does not have.
 * @throws Error that lists them.
 */
export async function assertComputedAgain(
  connection: Pick<BuildConnection, 'exec'>,
  changed: readonly SchemaObject[],
  objects: readonly SchemaObject[],
  migrations: readonly string[],
): Promise<void> {
  const functions = changed.filter(({ name }) => name.startsWith('function '));
  if (functions.length === 0) return;
  const answer = await connection.exec(dependents);
  const missing = ((answer?.rows ?? []) as { function: string; dependent: string }[]).filter(
    ({ function: name, dependent }) =>
      functions.some((each) => calls(name, each.name.slice('function '.length), objects)) &&
      !migrations.some((text) => text.includes(dependent)),
  );
  if (missing.length === 0) return;
  const list = [...new Set(missing.map(({ dependent }) => dependent))].join(', ');
  throw new Error(
    `${functions.map(({ name }) => name).join(', ')} changed, and the database has indexes, constraints or columns that were computed with the old text: ${list}. A migration of the same release must compute them again ("reindex index", or the constraint dropped and added), or say in a comment with their names why they stay.`,
  );
}

/** Whether a function is another one, or calls it, also through others. */
function calls(name: string, other: string, objects: readonly SchemaObject[], seen = new Set<string>()): boolean {
  if (name === other) return true;
  seen.add(name);
  const text = objects.find((each) => each.name === `function ${name}`)?.statements.join() ?? '';
  const called = new Set([...text.matchAll(/\b\w+\.\w+(?=\()/g)].map(([found]) => found));
  return [...called].some((each) => !seen.has(each) && calls(each, other, objects, seen));
}

const dependents = `
  select distinct n.nspname || '.' || p.proname as function, coalesce(k.conname, i.relname, a.attname) as dependent
  from pg_depend d
  join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
  join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'private')
  left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
  left join pg_class i on d.classid = 'pg_class'::regclass and i.oid = d.objid and i.relkind = 'i'
  left join pg_attrdef g on d.classid = 'pg_attrdef'::regclass and g.oid = d.objid
  left join pg_attribute a on a.attrelid = g.adrelid and a.attnum = g.adnum and a.attgenerated <> ''
  where coalesce(k.conname, i.relname, a.attname) is not null
  order by 1, 2`;
