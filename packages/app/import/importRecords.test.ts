import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { memoryStore } from './fixtures/memoryStore.ts';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { importRecords } from './importRecords.ts';
import { parseRecords } from './parseRecords.ts';

const nothing = { added: 0, changed: 0, unchanged: 0, repeated: 0, problems: [] };

test('a first import adds, a second one changes nothing and writes nothing', async () => {
  const store = memoryStore();
  expect(await importRecords(readFixture(), store)).toEqual({ ...nothing, added: 3 });
  expect(await importRecords(readFixture(), store)).toEqual({ ...nothing, unchanged: 3 });
  expect(store.writes).toBe(3);
});

test('only what differs is written again', async () => {
  const store = memoryStore();
  await importRecords(readFixture(), store);
  const records = [recordWith({ status: '{"id": 6}' }), ...readFixture().slice(1), recordWith({ uid: '9' })];
  expect(await importRecords(records, store)).toEqual({ ...nothing, added: 1, changed: 1, unchanged: 2 });
  expect(store.rows.get('1001')?.status).toBe('cancelled');
  expect(store.writes).toBe(5);
});

test('broken records are named by number, identifier and reason, and the good ones are in', async () => {
  const store = memoryStore();
  const text = readFileSync(resolve(import.meta.dirname, 'fixtures/brokenRecords.ndjson'), 'utf8');
  const report = await importRecords(parseRecords(text, 'file'), store);
  expect(report).toMatchObject({ added: 1, repeated: 1 });
  expect(report.problems).toEqual([
    'Record 2 (uid 2002): it has no title.',
    'Record 3: it is not a JSON object.',
    'Record 4 (uid 2004): this is not JSON: [{begin}].',
  ]);
  expect([...store.rows.keys()]).toEqual(['2001']);
});

test.each([
  ['zero-width spaces', '\u200B\u200D'],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
  ['a combining mark alone', '\u0301'],
  ['a byte order mark', '\uFEFF'],
])('a title of only %s is a broken record, named by its number', async (_what, title) => {
  const report = await importRecords([...readFixture(), recordWith({ uid: '4', title_fr: title })], memoryStore());
  expect(report).toEqual({ ...nothing, added: 3, problems: ['Record 4 (uid 4): it has no title.'] });
});

test.each([
  ['the later line', undefined, undefined, 'second'],
  ['the one updated last', '2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'first'],
  ['the only dated one', '2026-02-01T00:00:00Z', undefined, 'first'],
])('of two records with one identifier, %s is kept', async (_which, first, second, title) => {
  const store = memoryStore();
  const records = [
    recordWith({ title_fr: 'first', updatedat: first }),
    recordWith({ title_fr: 'second', updatedat: second }),
  ];
  expect(await importRecords(records, store)).toEqual({ ...nothing, added: 1, repeated: 1 });
  expect(store.rows.get('1001')?.title).toBe(title);
});

test('what the database refuses is a problem of its record alone', async () => {
  const store = memoryStore();
  const report = await importRecords([...readFixture(), recordWith({ uid: '4', title_fr: 'refused' })], store);
  expect(report).toEqual({
    ...nothing,
    added: 3,
    problems: ['Record 4 (uid 4): the database refused it (check violation).'],
  });
});

test('a problem that quotes its record stays one line of plain characters', async () => {
  const { problems } = await importRecords(
    [{ uid: 'a\u001b[2J\nb', title_fr: 't', timings: '\u001b]0;x\u0007\n{' }],
    memoryStore(),
  );
  expect(problems).toEqual(['Record 1 (uid a[2J b): this is not JSON: ]0;x {.']);
});

test('a fault of the importer itself is not taken for a broken record', async () => {
  const record = {
    uid: '1',
    get title_fr(): string {
      throw new Error('boom');
    },
  };
  await expect(importRecords([record], memoryStore())).rejects.toThrow('boom');
});

const sample = resolve(import.meta.dirname, '../../../../shared/data/openagenda-paris-sample.json');

// The sample is real data of other people: it stays beside the repository, and is read where it is there.
if (existsSync(sample)) {
  test('the real sample comes in whole, and a second run changes nothing', async () => {
    const store = memoryStore();
    const records = parseRecords(readFileSync(sample, 'utf8'), sample);
    expect(await importRecords(records, store)).toEqual({ ...nothing, added: 34 });
    expect(await importRecords(records, store)).toEqual({ ...nothing, unchanged: 34 });
  });
}
