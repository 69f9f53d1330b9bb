import type { BuildConnection } from './BuildConnection.ts';
import type { SchemaPosition } from './isOlder.ts';
import type { SchemaRecord } from './schemaRecord.ts';

/** What was applied to a database. */
export interface Applied {
  readonly migrations: ReadonlySet<string>;
  readonly record: SchemaRecord;
  /** The oldest first. */
  readonly sets: readonly SchemaPosition[];
}

/** Reads what was applied to a database whose tables of the record exist. */
export async function readApplied(connection: Pick<BuildConnection, 'exec'>): Promise<Applied> {
  const read = async <Row>(statement: string) => ((await connection.exec(statement))?.rows ?? []) as Row[];
  const migrations = await read<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const objects = await read<{ name: string; hash: string }>('select name, hash from private.schema_objects');
  const sets = await read<SchemaPosition>('select position, hash from private.schema_sets order by number');
  return {
    migrations: new Set(migrations.map(({ version }) => version)),
    record: new Map(objects.map(({ name, hash }) => [name, hash])),
    sets,
  };
}
