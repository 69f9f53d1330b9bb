import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import { loadSchemas, migrate } from '../tests/database/migrate.ts';
import { copyEmpty, toDatabase } from '../tests/database/openPglite.ts';
import { diffRows } from './diffRows.ts';
import { diffSchemas } from './diffSchemas.ts';

/**
 * The migration from what the migrations of a repository make to what its supabase/schemas say; empty when they agree. It
 * has been applied once: the result is what supabase/schemas say.
 *
 * @param root The repository.
 * @throws Error for a change that has to be written by hand.
 */
export async function renderMigration(root: string): Promise<string> {
  const migrated = await copyEmpty();
  const declared = await copyEmpty();
  try {
    await migrate(toDatabase(migrated), root);
    await loadSchemas(toDatabase(declared), root);
    // The schema first: new rows may need a new column.
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
  // As in supabase/schemas, a function may come before what its body names.
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
