import { expect, test } from 'vitest';
import { parseRecords } from './parseRecords.ts';

const records = [{ uid: '1' }, { uid: '2' }];

test.each([
  ['an answer of the Explore API', JSON.stringify({ total_count: 2, results: records })],
  ['an array', JSON.stringify(records)],
  ['one record per line', `${records.map((record) => JSON.stringify(record)).join('\n')}\n`],
  ['a file that begins with a byte order mark', `\uFEFF${JSON.stringify(records)}`],
  ['Windows line ends', records.map((record) => JSON.stringify(record)).join('\r\n\r\n')],
])('records are read from %s', (_form, text) => {
  expect(parseRecords(text, 'file')).toEqual(records);
});

test('one line alone is one record', () => {
  expect(parseRecords('{"uid": "1"}', 'file')).toEqual([{ uid: '1' }]);
});

test('no record is a list too', () => {
  expect(parseRecords('{"total_count": 0, "results": []}', 'file')).toEqual([]);
});

test('a broken line stays, so that it is counted', () => {
  expect(parseRecords('{"uid": "1"}\n{"uid": "2"\n{"uid": "3"}', 'file')).toEqual([
    { uid: '1' },
    '{"uid": "2"',
    { uid: '3' },
  ]);
});

test.each([
  ['a page', '<!doctype html><title>404</title>'],
  ['a table', 'uid;title_fr\n1;Bal'],
  ['another JSON', '{"error": "not found"}'],
  ['a truncated answer', '{"total_count": 2, "results": [{"uid":'],
  ['nothing', ''],
])('%s is refused, with its name and what is expected', (_what, text) => {
  expect(() => parseRecords(text, '/tmp/events.json')).toThrow(
    /\/tmp\/events\.json is not a list of OpenAgenda records.*must be JSON/,
  );
});
