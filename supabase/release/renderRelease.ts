import { readFileSync } from 'node:fs';
import { assertComputedAgain } from '../../packages/server/src/backend/schemas/assertComputedAgain.ts';
import type { BuildConnection } from '../../packages/server/src/backend/schemas/BuildConnection.ts';
import { listMigrations } from '../../packages/server/src/backend/schemas/listMigrations.ts';
import { planSchemas } from '../../packages/server/src/backend/schemas/planSchemas.ts';
import { readSchemas } from '../../packages/server/src/backend/schemas/readSchemas.ts';
import { createRecord, renderSet } from '../../packages/server/src/backend/schemas/schemaRecord.ts';
import { readRecord } from './readRecord.ts';

/** A migration of a release, for hosted projects. */
export interface ReleaseFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Renders the migrations that give a hosted project the current `supabase/schemas`: one before the migrations since the last
 * release, one after them, so that `supabase db push` alone is enough. They contain what changed since the files of the last release.
 *
 * @param version Of the release: `1.0.0`.
 * @param database A database of this version, which tells what indexes and constraints call.
 * @returns Nothing if nothing changed.
 * @throws Error for a changed function that an index or a constraint was computed with.
 */
export async function renderRelease(
  root: string,
  version: string,
  database: Pick<BuildConnection, 'exec'>,
): Promise<ReleaseFile[]> {
  const migrations = listMigrations(root);
  const releases = migrations.filter(({ isOfRelease }) => isOfRelease);
  const last = releases.at(-1)?.version ?? '';
  const record = readRecord(releases.map(({ path }) => readFileSync(path, 'utf8')).join('\n'));
  const added = migrations.filter((each) => each.version > last);
  const schemas = readSchemas(root);
  const before = planSchemas(schemas, record, 'before');
  const current = new Map([...record, ...before.changed.map(({ name, hash }) => [name, hash] as const)]);
  const all = planSchemas(schemas, current, 'all');
  if (added.length + before.statements.length + all.statements.length === 0) return [];
  if (record.size) {
    const texts = added.map(({ path }) => readFileSync(path, 'utf8'));
    const changed = planSchemas(schemas, record, 'all').changed;
    await assertComputedAgain(database, changed, schemas.objects, texts);
  }
  const newest = migrations.at(-1)?.version ?? '';
  const first = added[0] ? Number(added[0].version) - 1 : Number(newest) + 1;
  const end = String(Math.max(Number(newest), first) + 1);
  const suffix = `release_${version.replaceAll('.', '_')}`;
  const preparation = record.size ? [] : createRecord;
  return [
    { name: `${first}_before_${suffix}.sql`, text: render([...preparation, ...before.statements], version) },
    {
      name: `${end}_after_${suffix}.sql`,
      text: render([...all.statements, renderSet({ position: end, hash: schemas.hash })], version),
    },
  ];
}

function render(statements: readonly string[], version: string): string {
  return `-- Written by supabase/writeRelease.ts from supabase/schemas, for hosted projects of version ${version}. Never edited, and not read by the
-- embedded backend.

set check_function_bodies = off;

${statements.map((statement) => `${statement};\n`).join('\n')}`;
}
