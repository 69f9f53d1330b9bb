import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMigrated } from '../database/openPglite.ts';
import { runAdvisors } from './runAdvisors.ts';

let pglite: PGlite;

beforeAll(async () => {
  pglite = await copyMigrated();
});

afterAll(() => pglite.close());

describe('the advisors of Supabase', () => {
  test('report no problem in the migrations', async () => {
    expect(await runAdvisors(pglite)).toEqual({ exitCode: 0, findings: [] });
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
    expect(findings.map((finding) => finding.split(':')[0]).sort()).toEqual([
      'rls_disabled_in_public',
      'rls_policy_always_true',
    ]);
  });
});
