import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { memoryStore } from './fixtures/memoryStore.ts';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { type ImportOptions, importRecords } from './importRecords.ts';
import { openFile } from './openFile.ts';
import { toEventRow } from './toEventRow.ts';

const emptyReport = {
  added: 0,
  changed: 0,
  unchanged: 0,
  repeated: 0,
  duplicates: 0,
  shortened: 0,
  gone: 0,
  problems: [] as string[],
};

/** Runs the import, and returns its problems as a list, without the count of records. */
async function run(
  records: Parameters<typeof importRecords>[0],
  store: ReturnType<typeof memoryStore>,
  options: ImportOptions = {},
) {
  const problems: string[] = [];
  const {
    records: _,
    refused: __,
    proposed: ___,
    ...report
  } = await importRecords(records, store, {
    ...options,
    onProblem: (problem) => problems.push(problem),
  });
  expect(report.problems).toBe(problems.length);
  return { ...report, problems };
}

/** An instant before the records of the fixture, which are of June 2026. */
const may = Date.parse('2026-05-01T12:00:00Z');

test('a first import adds all records, a second one writes no record', async () => {
  const store = memoryStore();
  expect(await run(readFixture(), store)).toEqual({ ...emptyReport, added: 3 });
  expect(await run(readFixture(), store)).toEqual({ ...emptyReport, unchanged: 3 });
  expect(store.writes).toBe(3);
});

test('only changed records are written again', async () => {
  const store = memoryStore();
  await run(readFixture(), store);
  const records = [
    recordWith({ status: '{"id": 6}' }),
    ...readFixture().slice(1),
    recordWith({ uid: '9', title_fr: 'Bal' }),
  ];
  expect(await run(records, store)).toEqual({ ...emptyReport, added: 1, changed: 1, unchanged: 2 });
  expect(store.rows.get('1001')?.status).toBe('cancelled');
  expect(store.writes).toBe(5);
});

test('identifiers are texts: 7, 07 and 7.0 are three events', async () => {
  const records = ['7', '07', '7.0'].map((uid) => recordWith({ uid, title_fr: `Bal ${uid}` }));
  expect(await run(records, memoryStore())).toEqual({ ...emptyReport, added: 3 });
});

test('invalid records are reported by number, identifier and reason, and valid ones are imported', async () => {
  const store = memoryStore();
  const { records } = await openFile(resolve(import.meta.dirname, 'fixtures/brokenRecords.ndjson'));
  const report = await run(records, store);
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
])('a title of only %s is invalid and reported by its number', async (_what, title) => {
  const report = await run([...readFixture(), recordWith({ uid: '4', title_fr: title })], memoryStore());
  expect(report).toEqual({ ...emptyReport, added: 3, problems: ['Record 4 (uid 4): it has no title.'] });
});

test.each([
  ['the later line', undefined, undefined, 'second'],
  ['the one updated last', '2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'first'],
  ['the only dated one', '2026-02-01T00:00:00Z', undefined, 'first'],
])('two records with one identifier keep %s', async (_which, first, second, title) => {
  const store = memoryStore();
  const records = [
    recordWith({ title_fr: 'first', updatedat: first }),
    recordWith({ title_fr: 'second', updatedat: second }),
  ];
  expect(await run(records, store)).toEqual({ ...emptyReport, added: 1, repeated: 1 });
  expect(store.rows.get('1001')?.title).toBe(title);
});

test('a record that the database refuses does not affect the others', async () => {
  const store = memoryStore();
  const report = await run([...readFixture(), recordWith({ uid: '4', title_fr: 'refused' })], store);
  expect(report).toEqual({
    ...emptyReport,
    added: 3,
    problems: ['Record 4 (uid 4): the database refused it (check violation).'],
  });
});

test('a report contains the identifier, title and reason of each refused record', async () => {
  const { refused } = await importRecords(
    [
      recordWith({ uid: '4', title_fr: 'refused' }),
      recordWith({ uid: '5', title_fr: 'Bal\u001b[2J\ndes  lampions', location_city: '', location_postalcode: null }),
      'no record',
    ],
    memoryStore(),
  );
  expect(refused).toEqual([
    {
      id: '5',
      title: 'Bal[2J des lampions',
      reason: 'it has no city, and no postcode of one commune, so no search could find it',
    },
    { id: '', title: '', reason: 'it is not a JSON object' },
    { id: '4', title: 'refused', reason: 'the database refused it (check violation)' },
  ]);
});

test('a report contains at most fifty records, each in less than two kilobytes', async () => {
  const long = '😀'.repeat(2_000);
  const records = Array.from({ length: 60 }, (_, number) => ({
    ...recordWith({ title_fr: long, status: `{"id": "${long}"}` }),
    uid: `${number}${long}`,
  }));
  const { problems, refused } = await importRecords(records, memoryStore());
  expect([problems, refused.length]).toEqual([60, 50]);
  for (const record of refused) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(2_048);
});

test('a problem that quotes its record is one line without control characters', async () => {
  const { problems } = await run(
    [{ uid: 'a\u001b[2J\nb', title_fr: 't', timings: '\u001b]0;x\u0007\n{' }],
    memoryStore(),
  );
  expect(problems).toEqual(['Record 1 (uid a[2J b): this is not JSON: ]0;x {.']);
});

test('an error of the importer is not reported as an invalid record', async () => {
  const record = {
    uid: '1',
    get title_fr(): string {
      throw new Error('boom');
    },
  };
  await expect(run([record], memoryStore())).rejects.toThrow('boom');
});

test('only records updated since a day, or without a date of update, are imported', async () => {
  const store = memoryStore();
  const records = [
    recordWith({ uid: '1', title_fr: 'Old', updatedat: '2026-01-01T00:00:00Z' }),
    recordWith({ uid: '2', title_fr: 'New', updatedat: '2026-03-01T00:00:00Z' }),
    recordWith({ uid: '3', title_fr: 'Undated', updatedat: undefined }),
  ];
  expect(await run(records, store, { since: '2026-02-01' })).toEqual({ ...emptyReport, added: 2 });
  expect([...store.rows.keys()]).toEqual(['2', '3']);
});

test('activities with one title, venue and hour are different events if their source gives them different identifiers', async () => {
  const store = memoryStore();
  const afternoon = { begin: '2026-06-05T15:00:00+02:00', end: '2026-06-05T17:00:00+02:00' };
  const evening = { begin: '2026-06-05T20:30:00+02:00', end: '2026-06-05T22:00:00+02:00' };
  const records = [
    recordWith({ uid: '1', timings: [afternoon], description_fr: 'Visite des coulisses.' }),
    recordWith({ uid: '2', timings: [afternoon, evening], description_fr: 'Atelier de perruques.' }),
  ];
  expect(await run(records, store)).toEqual({ ...emptyReport, added: 2 });
  expect(store.rows.get('2')?.timings).toHaveLength(2);
  expect(await run(records, store)).toEqual({ ...emptyReport, unchanged: 2 });
});

test('an event that another source has is imported, and proposed as a duplicate with the reasons', async () => {
  const store = memoryStore();
  const row = { ...toEventRow(readFixture()[0]), source: 'agenda', source_uid: 'x', title: 'QUATUOR au phare !' };
  store.rows.set('x', row);
  const remarks: string[] = [];
  const report = await importRecords(
    [recordWith({ uid: '1' }), recordWith({ uid: '2', location_name: 'Ailleurs' })],
    store,
    { onRemark: (remark) => remarks.push(remark) },
  );
  expect(report).toMatchObject({ added: 2, duplicates: 1 });
  expect(report.proposed).toEqual([
    {
      id: '1',
      title: 'Quatuor au phare',
      other: { source: 'agenda', id: 'x', title: 'QUATUOR au phare !' },
      reasons: ['same venue', 'same day and hour', 'same title'],
    },
  ]);
  expect(remarks).toEqual([
    'Record 1 (uid 1): it may be “QUATUOR au phare !” of agenda x (same venue, same day and hour, same title).',
  ]);
});

test('an event with too many timings is imported, and reported', async () => {
  const store = memoryStore();
  const timings = Array.from({ length: 1005 }, (_, day) => {
    const begin = Date.parse('2026-06-01T08:00:00Z') + day * 864e5;
    return { begin: new Date(begin).toISOString(), end: new Date(begin + 36e5).toISOString() };
  });
  const remarks: string[] = [];
  const records = [recordWith({ uid: '7', timings })];
  expect(await run(records, store, { now: may, onRemark: (remark) => remarks.push(remark) })).toEqual({
    ...emptyReport,
    added: 1,
    shortened: 1,
  });
  expect(remarks).toEqual(['Record 1 (uid 7): 4 of its 1005 timings are left out: the next ones are in.']);
  expect(store.rows.get('7')?.timings).toHaveLength(1001);
  expect(await run(records, store, { now: may })).toEqual({ ...emptyReport, unchanged: 1, shortened: 1 });
});

test('a coming event that its source no longer contains is cancelled once, and restored when it returns', async () => {
  const store = memoryStore();
  await run(readFixture(), store);
  const others = readFixture().slice(1);
  expect(await run(others, store)).toMatchObject({ gone: 0 });
  expect(await run(others, store, { isWhole: true, now: may })).toEqual({ ...emptyReport, unchanged: 2, gone: 1 });
  expect(store.rows.get('1001')).toMatchObject({
    status: 'cancelled',
    features: ['N’est plus annoncé par l’organisateur', ...(toEventRow(readFixture()[0]).features ?? [])],
  });
  expect(await run(others, store, { isWhole: true, now: may })).toMatchObject({ gone: 0 });
  expect(await run(readFixture(), store, { isWhole: true, now: may })).toMatchObject({ changed: 1, gone: 0 });
  expect(store.rows.get('1001')?.status).toBe('full');
});

test('a past event that its source no longer contains is not cancelled', async () => {
  const store = memoryStore();
  await run(readFixture(), store);
  expect(await run([], store, { isWhole: true, now: Date.parse('2027-01-01T00:00:00Z') })).toMatchObject({ gone: 0 });
});

test('an interrupted import continues after the imported records', async () => {
  const records = Array.from({ length: 1250 }, (_, index) => recordWith({ uid: `${index}`, title_fr: `Bal ${index}` }));
  const store = memoryStore();
  let saved = 0;
  const dying = run(records, store, {
    onSaved: ({ records }) => {
      saved = records;
      if (records === 1000) throw new Error('killed');
    },
  });
  await expect(dying).rejects.toThrow('killed');
  expect(saved).toBe(1000);
  expect(await run(records, store, { skip: saved, isWhole: true, now: may })).toEqual({ ...emptyReport, added: 250 });
  expect(store.rows.size).toBe(1250);
  expect(store.writes).toBe(1250);
});

/** Creates a number of records of different events. */
const makeRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => recordWith({ uid: `${index}`, title_fr: `Bal ${index}` }));

test('the import reads one step ahead of the writes, and no further', async () => {
  const store = memoryStore();
  let [read, saved] = [0, 0];
  const ahead: number[] = [];
  function* records() {
    for (const record of makeRecords(1600)) {
      yield record;
      read += 1;
    }
  }
  const upsert = store.upsert.bind(store);
  store.upsert = async (rows) => {
    // Waits as long as a database would, to measure how many records are read meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 5));
    ahead.push(read - saved);
    return upsert(rows);
  };
  await run(records(), store, {
    onSaved(report) {
      saved = report.records;
    },
  });
  expect([saved, store.rows.size]).toEqual([1600, 1600]);
  expect(ahead.slice(0, 2)).toEqual([999, 999]);
  expect(Math.max(...ahead)).toBeLessThan(1100);
});

test('the records before an interruption of the source are imported', async () => {
  const store = memoryStore();
  async function* records() {
    yield* makeRecords(700);
    throw new Error('breaks off');
  }
  let saved = 0;
  const broken = run(records(), store, {
    onSaved(report) {
      saved = report.records;
    },
  });
  await expect(broken).rejects.toThrow('breaks off');
  expect([saved, store.rows.size]).toEqual([700, 700]);
});

/** A file of real records of other people, outside the repository. */
const realRecords = process.env.REAL_RECORDS;

test.skipIf(!realRecords)('real records are imported completely, and a second run changes no record', async () => {
  const store = memoryStore();
  const importAll = async () => importRecords((await openFile(realRecords ?? '')).records, store);
  const { records, repeated, ...first } = await importAll();
  expect(first).toMatchObject({ added: records - repeated, problems: 0 });
  expect(await importAll()).toMatchObject({ unchanged: records - repeated, problems: 0 });
});
