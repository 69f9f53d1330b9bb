import { expect } from 'vitest';
import { databaseTest } from '../databaseTest.ts';

const limitOf = "substring(setting from '^statement_timeout=(.*)$')";

databaseTest('visitors and users have the time limits of hosted Supabase', async (database) => {
  const { rows } = await database.query(
    `select rolname, ${limitOf} as value from pg_roles, unnest(rolconfig) as setting
     where setting like 'statement_timeout=%' and rolname in ('anon', 'authenticated', 'service_role') order by 1`,
  );
  expect(rows).toEqual([
    { rolname: 'anon', value: '3s' },
    { rolname: 'authenticated', value: '8s' },
  ]);
});

databaseTest('the time limit of a function is shorter than that of a visitor', async (database) => {
  const { rows } = await database.query(
    `select proname, ${limitOf}::interval < '3s' as is_shorter
     from pg_proc, unnest(proconfig) as setting
     where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%' order by 1`,
  );
  expect(rows).toEqual(
    ['explore_events', 'recommendation_candidates', 'suggest_searches'].map((proname) => ({
      proname,
      is_shorter: true,
    })),
  );
});
