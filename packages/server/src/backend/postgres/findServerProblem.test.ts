import { expect, test } from 'vitest';
import { findServerProblem } from './findServerProblem';

const facts = {
  version: '15.0',
  version_number: 150_000,
  encoding: 'UTF8',
  database: 'lively',
  user: 'lively',
  is_superuser: false,
  is_replica: false,
  read_only_source: null,
  may_create: true,
  missing_roles: [],
};

test('PostgreSQL 15 is accepted, 14 is refused', () => {
  expect(findServerProblem(facts)).toBeNull();
  expect(findServerProblem({ ...facts, version: '14.9', version_number: 140_009 })).toMatch(
    /is PostgreSQL 14\.9, and Lively needs 15 or later\. Upgrade/,
  );
});

test('a superuser can create the missing roles', () => {
  expect(findServerProblem({ ...facts, is_superuser: true, missing_roles: ['anon'] })).toBeNull();
});

test('a replica with an unknown primary is refused with two solutions', () => {
  expect(findServerProblem({ ...facts, is_replica: true, read_only_source: null })).toMatch(
    /is a replica: it takes no writes.*Name the primary server.*pg_promote\(\)\.$/,
  );
});

test.each([
  ['database', 'alter database lively reset default_transaction_read_only.'],
  ['user', 'alter role lively reset default_transaction_read_only.'],
  ['database user', 'alter role lively in database lively reset default_transaction_read_only.'],
  ['client', 'Remove it from DATABASE_URL, or from PGOPTIONS.'],
  ['configuration file', 'Switch it off in postgresql.conf, and reload the server: select pg_reload_conf().'],
])('the problem of a database that is read-only by its %s contains the solution', (source, remedy) => {
  const problem = findServerProblem({ ...facts, read_only_source: source }) ?? '';
  expect(problem).toContain('The database lively is read-only for the user lively');
  expect(problem.endsWith(remedy)).toBe(true);
});
