import { expect, test } from 'vitest';
import { findServerProblem } from './findServerProblem';

const facts = {
  version: '15.0',
  version_number: 150_000,
  encoding: 'UTF8',
  database: 'lively',
  user: 'lively',
  is_superuser: false,
  may_create: true,
  missing_roles: [],
};

test('PostgreSQL 15 will do, 14 will not', () => {
  expect(findServerProblem(facts)).toBeNull();
  expect(findServerProblem({ ...facts, version: '14.9', version_number: 140_009 })).toMatch(
    /is PostgreSQL 14\.9, and Lively needs 15 or later\. Upgrade/,
  );
});

test('a superuser makes the roles itself', () => {
  expect(findServerProblem({ ...facts, is_superuser: true, missing_roles: ['anon'] })).toBeNull();
});
