import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import { loadSchemas, migrate } from '../tests/database/migrate.ts';
import { copyEmpty, toDatabase } from '../tests/database/openPglite.ts';
import { diffRows } from './diffRows.ts';
import { diffSchemas } from './diffSchemas.ts';

/**
 * Renders the migration from the migrations of a repository to its supabase/schemas; empty if they are equal. It was
 * applied once, and its result was compared with supabase/schemas.
 *
 * @param root The root folder of the repository.
 * @throws Error for a change that has to be written by hand.
 */
export async function renderMigration(root: string): Promise<string> {
  const migrated = await copyEmpty();
  const declared = await copyEmpty();
  try {
    await migrate(toDatabase(migrated), root);
    await loadSchemas(toDatabase(declared), root);
    // The schema comes first, because new rows may need a new column.
    const schema = format(await diffSchemas(migrated, declared));
    await migrated.exec(schema);
    assertNoneLeft(await diffSchemas(migrated, declared));
    const rows = (await diffRows(migrated, declared)).map((statement) => `${statement};\n`).join('\n');
    await migrated.exec(rows);
    assertNoneLeft(await diffRows(migrated, declared));
    return [schema, rows].filter(Boolean).join('\n');
  } finally {
    await migrated.close();
    await declared.close();
  }
}

function format(statements: readonly string[]): string {
  if (statements.length === 0) return '';
  // In supabase/schemas too, a function may come before the objects in its body.
  const settings = statements.some((statement) => / FUNCTION /.test(statement))
    ? ['set check_function_bodies = off']
    : [];
  const formatted = formatSqlStatements([...settings, ...statements], { keywordCase: 'lower', maxWidth: 120 });
  return `${formatted.map((statement) => `${warnOf(statement)}${statement.replace(/;?$/, ';')}`).join('\n\n')}\n`;
}

function warnOf(statement: string): string {
  return /^drop table|^alter table .*\bdrop column/s.test(statement) ? '-- This deletes data.\n' : '';
}

function assertNoneLeft(statements: readonly string[]): void {
  if (statements.length === 0) return;
  throw new Error(
    `The generated migration does not make what supabase/schemas say: these differences remain, and the migration has to be written by hand.\n${statements.join(';\n')}`,
  );
}
