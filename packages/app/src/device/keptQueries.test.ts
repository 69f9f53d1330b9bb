import { expect, test } from 'vitest';
import { type KeptKind, type KeptQuery, keptVersion, listExcess } from './keptQueries';

const keep = (kind: KeptKind, seenAt: number, others: Partial<KeptQuery> = {}): [string, KeptQuery] => [
  `${kind} ${seenAt}`,
  { version: keptVersion, owner: '', kind, queryKey: [], data: [], seenAt, size: 1_000, ...others },
];

test('the excess contains all lists but the latest, and no other query', () => {
  const kept = [keep('list', 1), keep('poll', 1), keep('list', 3), keep('own', 2), keep('list', 2), keep('event', 1)];
  expect(listExcess(kept, 10)).toEqual(['list 2', 'list 1']);
});

test('the excess of thirty-two events contains the two oldest', () => {
  const kept = Array.from({ length: 32 }, (_, index) => keep('event', index));
  expect(listExcess(kept, 10)).toEqual(['event 1', 'event 0']);
});

test('the excess above three million characters contains the oldest queries', () => {
  const size = 900_000;
  const kept = [1, 2, 3, 4].map((seenAt) => keep('poll', seenAt, { size }));
  expect(listExcess(kept, 10)).toEqual(['poll 1']);
});

test('a query of another version is in the excess and does not use up a place', () => {
  const kept = [keep('list', 2, { version: keptVersion - 1 }), keep('list', 1)];
  expect(listExcess(kept, 10)).toEqual(['list 2']);
});

test('a query older than thirty days is in the excess', () => {
  const kept = [keep('poll', 1), keep('poll', 2)];
  expect(listExcess(kept, 30 * 864e5 + 2)).toEqual(['poll 1']);
});
