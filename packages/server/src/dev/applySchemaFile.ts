import type { Backend, Execute } from '../backend/createBackend.ts';

/** Comments, quoted bodies and texts, which may contain anything. */
const quoted = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;
const ofFunctions = /^(create function|comment on function|revoke all on function|grant execute on function)\b/;
const migrationNeeded = 'pnpm new migration <name> writes the migration, and a restart of pnpm dev applies it';

/**
 * Applies an edited file of supabase/schemas to a running database, if it replaces functions and nothing else. A function that is
 * new, or has other arguments, needs its migration: the migration would find it in the database otherwise.
 *
 * @returns One line with the result. A file with an error changes nothing.
 */
export async function applySchemaFile(
  { inTransaction }: Pick<Backend, 'inTransaction'>,
  file: string,
  text: string,
): Promise<string> {
  const bare = text.replace(quoted, "''");
  const statements = bare.split(';').flatMap((statement) => statement.trim() || []);
  if (!statements.every((statement) => ofFunctions.test(statement)))
    return `${file} is not applied to the running database, because it has more than functions: ${migrationNeeded}.`;
  const names = new Set([...bare.matchAll(/^create function ([\w.]+)/gm)].map(([, name = '']) => name));
  const replacing = text.replace(/^create function/gm, 'create or replace function');
  try {
    return await inTransaction(async (execute) => {
      const before = await countFunctions(execute, names);
      await execute(replacing);
      if ((await countFunctions(execute, names)) !== before) throw new NewFunction();
      return `${file} is applied to the running database: ${names.size} ${names.size === 1 ? 'function' : 'functions'}.`;
    });
  } catch (error) {
    return `${file} is not applied to the running database: ${explain(error, replacing)}.`;
  }
}

class NewFunction extends Error {}

async function countFunctions(execute: Execute, names: ReadonlySet<string>): Promise<number> {
  const list = [...names].map((name) => `'${name}'`).join();
  const [row] = await execute(
    `select count(*)::integer as count from pg_proc where pronamespace::regnamespace::text || '.' || proname in (${list || "''"})`,
  );
  return Number(row?.count);
}

function explain(error: unknown, statements: string): string {
  if (error instanceof NewFunction) return `a function is new, or its arguments are: ${migrationNeeded}`;
  const { message, position, code } = error as Error & { position?: string; code?: string };
  // Another type of the result, another name of an argument, or two functions of one name.
  if (code === '42P13' || code === '42725') return `${message}: ${migrationNeeded}`;
  const line = position ? ` (line ${statements.slice(0, Number(position)).split('\n').length})` : '';
  return `${message}${line}`;
}
