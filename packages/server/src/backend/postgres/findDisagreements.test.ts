import { expect, test } from 'vitest';
import { findDisagreements } from './findDisagreements';
import { readIdentity, toIdentity, writeIdentity } from './ServerIdentity';

const facts = { version: 'a build', secret: 's'.repeat(64), storage: 'a folder' };
const own = toIdentity(facts);

test('equal servers have no disagreement, and each difference gives one line', () => {
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

test('the name of a connection fits in PostgreSQL, can be parsed again, and contains no secret', () => {
  const name = writeIdentity(own);
  expect(name.length).toBeLessThan(64);
  expect(readIdentity(name)).toEqual(own);
  expect(name).not.toContain('sss');
  expect(readIdentity('psql')).toBeUndefined();
});
