import { expect, test } from 'vitest';
import { toOperations } from './toOperations';

const answer = {
  moment: 1_795_698_000.25,
  mails: { due: 0, waiting: 0, failed: 0 },
  oldestMail: 0,
  runs: [
    { kind: 'import', source: 'a.json', finishedAt: 1_795_694_400, facts: { records: 3, problems: 1, note: 'x' } },
    { kind: 'import', source: 'b.json', finishedAt: 1_795_694_400, facts: {} },
  ],
  refused: { 'a.json': [{ id: '7', title: 'Bal', reason: 'it has no city' }], 'b.json': [{ id: 7 }] },
  quotas: [],
  sources: [],
  staff: [],
  changes: [],
  servers: 0,
  versions: 0,
  replicas: [],
};

test('each import has its counts and its refused records, and values of another version are left out', () => {
  const { moment, runs } = toOperations(answer);
  expect(moment).toBe('2026-11-26T13:00:00.250Z');
  expect(runs).toEqual([
    {
      kind: 'import',
      source: 'a.json',
      finishedAt: '2026-11-26T12:00:00.000Z',
      counts: { records: 3, problems: 1 },
      refused: [{ id: '7', title: 'Bal', reason: 'it has no city' }],
    },
    { kind: 'import', source: 'b.json', finishedAt: '2026-11-26T12:00:00.000Z', counts: {}, refused: [] },
  ]);
});

test('an invalid answer is refused', () => {
  expect(() => toOperations({ ...answer, staff: [{ role: 'king' }] })).toThrow();
});
