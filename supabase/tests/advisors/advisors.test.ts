import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMigrated } from '../database/openPglite.ts';
import { inlinedFunctions } from '../inlinedFunctions.ts';
import { runAdvisors } from './runAdvisors.ts';

const ofSearchPath = 'function_search_path_mutable:';

let pglite: PGlite;

beforeAll(async () => {
  pglite = await copyMigrated();
});

afterAll(() => pglite.close());

describe('the advisors of Supabase', () => {
  test('report no other problem than the search paths of inlined functions', async () => {
    const { findings } = await runAdvisors(pglite);
    expect(findings.toSorted()).toEqual(
      inlinedFunctions.map((name) => `${ofSearchPath} Function \`private.${name}\` has a role mutable search_path`),
    );
  });

  test('report an open table and a policy that is always true', async () => {
    await pglite.exec(`
      create table public.open_table (id integer primary key);
      create table public.open_policy (id integer primary key);
      alter table public.open_policy enable row level security;
      create policy "anyone writes" on public.open_policy for insert to anon with check (true);
    `);
    const { exitCode, findings } = await runAdvisors(pglite);
    expect(exitCode).toBe(1);
    const others = findings.filter((finding) => !finding.startsWith(ofSearchPath));
    expect(others.map((finding) => finding.split(':')[0]).sort()).toEqual([
      'rls_disabled_in_public',
      'rls_policy_always_true',
    ]);
  });
});
