import { expect, test } from 'vitest';
import { type KeptKind, type KeptQuery, keptVersion, listExcess } from './keptQueries';

const keep = (kind: KeptKind, seenAt: number, others: Partial<KeptQuery> = {}): [string, KeptQuery] => [
  `${kind} ${seenAt}`,
  { version: keptVersion, owner: '', kind, queryKey: [], data: [], seenAt, size: 1_000, ...others },
];

test('of the lists the last one stays, and everything else beside it', () => {
  const kept = [keep('list', 1), keep('poll', 1), keep('list', 3), keep('own', 2), keep('list', 2), keep('event', 1)];
  expect(listExcess(kept, 10)).toEqual(['list 2', 'list 1']);
});

test('of thirty-two events the two that were seen first go', () => {
  const kept = Array.from({ length: 32 }, (_, index) => keep('event', index));
  expect(listExcess(kept, 10)).toEqual(['event 1', 'event 0']);
});

test('above three million characters, the oldest go', () => {
  const size = 900_000;
  const kept = [1, 2, 3, 4].map((seenAt) => keep('poll', seenAt, { size }));
  expect(listExcess(kept, 10)).toEqual(['poll 1']);
});

test('what another version kept goes, and takes the place of nothing', () => {
  const kept = [keep('list', 2, { version: keptVersion - 1 }), keep('list', 1)];
  expect(listExcess(kept, 10)).toEqual(['list 2']);
});

test('what is older than thirty days goes', () => {
  const kept = [keep('poll', 1), keep('poll', 2)];
  expect(listExcess(kept, 30 * 864e5 + 2)).toEqual(['poll 1']);
});
