import { expect, test } from 'vitest';
import { readAll } from './fixtures/readAll.ts';
import { splitRecords } from './splitRecords.ts';

const records = [{ uid: '1', title_fr: 'L’[été], "à" {Sète} \\' }, { uid: '2' }];

/** Splits a text into pieces of a length, like a stream. */
async function* cut(text: string, length: number) {
  for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
}

const read = (text: string, length = 7) => readAll(splitRecords(cut(text, length), 'events.json'));

test.each([
  ['an answer of the Explore API', JSON.stringify({ total_count: 2, results: records })],
  ['the same, with room', JSON.stringify({ total_count: 2, results: records }, null, 2)],
  ['an array', JSON.stringify(records)],
  ['an array with room', JSON.stringify(records, null, 2)],
  ['one record per line', `${records.map((record) => JSON.stringify(record)).join('\n')}\n`],
  ['Windows line ends', records.map((record) => JSON.stringify(record)).join('\r\n\r\n')],
])('records are read from %s in pieces of any size', async (_form, text) => {
  for (const length of [1, 2, 7, 1000]) expect(await read(text, length)).toEqual(records);
});

test('a single line is one record', async () => {
  expect(await read('{"uid": "1"}')).toEqual([{ uid: '1' }]);
});

test('an empty list has no records', async () => {
  expect(await read('{"total_count": 0, "results": []}')).toEqual([]);
  expect(await read(' [ ] ')).toEqual([]);
});

test('a broken record is returned as text, and the records after it are read', async () => {
  expect(await read('{"uid": "1"}\n{"uid": "2"\n{"uid": "3"}')).toEqual([{ uid: '1' }, '{"uid": "2"', { uid: '3' }]);
  expect(await read('[{"uid": "1"}, {"uid": nothing}, {"uid": "3"}]')).toEqual([
    { uid: '1' },
    '{"uid": nothing}',
    { uid: '3' },
  ]);
});

test.each([
  ['a page', '<!doctype html><title>404</title>'],
  ['a table', 'uid;title_fr\n1;Bal'],
  ['another JSON', '{"error": "not found"}'],
  ['an empty file', ''],
])('%s is refused with the name of the file and the expected format', async (_what, text) => {
  await expect(read(text)).rejects.toThrow(/events\.json is not a list of OpenAgenda records.*must be JSON/);
});

test.each([
  ['an answer', '{"total_count": 2, "results": [{"uid": "1"}, {"uid":'],
  ['an array', '[{"uid": "1"}, '],
])('an interruption of %s is reported with the number of records', async (_what, text) => {
  await expect(read(text)).rejects.toThrow('events.json breaks off after 1 records');
});
