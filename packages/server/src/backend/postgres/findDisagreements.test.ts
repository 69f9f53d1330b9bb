import { expect, test } from 'vitest';
import { findDisagreements } from './findDisagreements';
import { readIdentity, toIdentity, writeIdentity } from './ServerIdentity';

const facts = { version: 'a build', secret: 's'.repeat(64), storage: 'a folder' };
const own = toIdentity(facts);

test('servers that agree say nothing, and others say a line for each difference', () => {
  expect(findDisagreements(own, [toIdentity(facts)])).toEqual([]);
  const others = [toIdentity({ ...facts, secret: 't'.repeat(64) }), toIdentity({ ...facts, version: 'another' })];
  expect(findDisagreements(own, others)).toEqual([
    expect.stringContaining('LIVELY_SESSION_SECRET'),
    expect.stringContaining('another version'),
  ]);
  expect(findDisagreements(own, [toIdentity({ ...facts, storage: 'b' })])).toEqual([
    expect.stringContaining('LIVELY_DATA_FOLDER'),
  ]);
});

test('the name of a connection has room in PostgreSQL, comes back as it was, and shows no secret', () => {
  const name = writeIdentity(own);
  expect(name.length).toBeLessThan(64);
  expect(readIdentity(name)).toEqual(own);
  expect(name).not.toContain('sss');
  expect(readIdentity('psql')).toBeUndefined();
});
