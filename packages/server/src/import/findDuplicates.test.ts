import { expect, test } from 'vitest';
import type { SimilarEvent } from './EventStore.ts';
import { findDuplicates } from './findDuplicates.ts';
import { recordWith } from './fixtures/readFixture.ts';
import { toEventRow } from './toEventRow.ts';

const row = toEventRow(recordWith({ title_fr: 'Le Lac des cygnes' }));
const reasonsFor = (other: Partial<SimilarEvent>) =>
  findDuplicates([row], [{ ...row, source_uid: 'other', ...other }]).map(({ reasons }) => reasons.at(-1));

test.each([
  ['same title', { title: 'LE LAC DES CYGNES !' }],
  ['one title contains the other', { title: 'Le lac des cygnes - ballet' }],
])('an event of another source is proposed: %s', (reason, other) => {
  expect(reasonsFor({ source: 'agenda', ...other })).toEqual([reason]);
});

test('an event of a user is proposed', () => {
  expect(reasonsFor({ source: null })).toEqual(['same title']);
});

test.each([
  ['of the same source', { source: row.source }],
  ['at another hour', { source: 'agenda', time: '23:00:00' }],
  ['on another day', { source: 'agenda', date: '2026-06-07' }],
  ['at another venue', { source: 'agenda', venue: 'Ailleurs' }],
  ['with another title', { source: 'agenda', title: 'Giselle' }],
  ['with a title of one word of it', { source: 'agenda', title: 'Lac' }],
])('an event %s is not proposed', (_which, other) => {
  expect(reasonsFor(other)).toEqual([]);
});

test('an event without a venue is not proposed', () => {
  expect(findDuplicates([{ ...row, venue: null }], [{ ...row, venue: null, source: 'agenda' }])).toEqual([]);
});
