import { hashText } from './hashText.ts';
import { nameStatement } from './nameStatement.ts';
import type { SchemaObject } from './SchemaObject.ts';
import type { SchemaSet } from './SchemaSet.ts';
import { splitStatements } from './splitStatements.ts';

/** A file of `supabase/schemas`. */
export interface SchemaFile {
  /** Relative to the folder. */
  readonly path: string;
  readonly text: string;
  readonly isBefore: boolean;
}

/** The file of the functions that are to go. */
const dropsFile = 'drops.sql';

/**
 * Groups the statements of all files by the object that they are about.
 *
 * @param files In the order in which they are applied.
 * @throws Error for a statement of no known kind.
 */
export function parseSchemas(files: readonly SchemaFile[]): SchemaSet {
  const parsed = files.flatMap((file) => (file.path === dropsFile ? [] : parseFile(file)));
  // Policies and triggers need functions, and calls what the functions read.
  const objects = parsed.toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  const drops = files.flatMap((file) => (file.path === dropsFile ? parseFile(file) : []));
  assertOnce(objects);
  return { objects, drops, hash: hashText(files.map(({ path, text }) => `${path}\n${text}`).join('\n')) };
}

function rankOf(name: string): number {
  if (/^(schema|function) /.test(name)) return 0;
  return name.startsWith('call ') ? 2 : 1;
}

function parseFile({ path, text, isBefore }: SchemaFile): SchemaObject[] {
  const groups = new Map<string, string[]>();
  for (const statement of splitStatements(text).flatMap(nameOneFunction)) {
    const name = nameStatement(statement, path);
    groups.set(name, [...(groups.get(name) ?? []), statement]);
  }
  return [...groups].map(([name, statements]) => ({
    name,
    statements,
    // A call does what the functions of its file say.
    hash: hashText(name.startsWith('call ') ? text : statements.join(';\n')),
    isBefore,
  }));
}

/** Rights of several functions become statements of one function each. */
function nameOneFunction(statement: string): string[] {
  const [, begin, names, end] =
    /^((?:revoke|grant) .+? on function)\s+(.+?)\s+((?:to|from) .+)$/s.exec(statement) ?? [];
  return names ? names.split(/,\s*/).map((name) => `${begin} ${name} ${end}`) : [statement];
}

function assertOnce(objects: readonly SchemaObject[]): void {
  const names = objects.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length) throw new Error(`Two files of supabase/schemas contain ${[...new Set(twice)].join(', ')}.`);
}
