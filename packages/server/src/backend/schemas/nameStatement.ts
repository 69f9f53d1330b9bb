/** The kinds of statements in `supabase/schemas`, with the name of the object that each belongs to. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^create function ([\w.]+)/, 'function $1'],
  [/^create policy ("[^"]+") on ([\w.]+)/, 'policy $1 on $2'],
  [/^create trigger (\w+)\s[\s\S]*?\bon ([\w.]+)/, 'trigger $1 on $2'],
  [/^create schema (\w+)/, 'schema $1'],
  [/^comment on (function|schema) ([\w.]+)/, 'comment on $1 $2'],
  [/^comment on column (\w+\.\w+)\./, 'comment on table $1'],
  [/^comment on table ([\w.]+)/, 'comment on table $1'],
  [/^(?:revoke|grant) .+? on (function|schema) ([\w.]+)/s, 'on $1 $2'],
  [/^(?:revoke|grant) .+? on (\w+\.\w+)\s+(?:to|from)\s/s, 'on table $1'],
  [/^(?:delete from|insert into) ([\w.]+)/, 'rows of $1'],
  [/^select ([\w.]+\(\))$/, 'call $1'],
  [/^do /, 'call block of $file'],
  [/^drop function if exists [^;]+$/, 'drop'],
];

/**
 * Names the object that a statement creates or describes.
 *
 * @param file Names its blocks, which have no name.
 * @throws Error for a kind of statement that cannot be applied again; tables, columns and indexes are made by migrations.
 */
export function nameStatement(statement: string, file: string): string {
  for (const [pattern, name] of kinds) {
    const match = pattern.exec(statement);
    if (match && name === 'drop') return statement;
    if (match) return name.replace('$file', file).replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
  }
  throw new Error(
    `supabase/schemas contains a statement of no known kind, which could not be applied twice: ${statement.slice(0, 80)}. Tables, columns, constraints, indexes and rows belong into a migration.`,
  );
}
