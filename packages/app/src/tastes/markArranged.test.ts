import type { Subject } from '@lively/engine/tastes';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { markArranged } from './markArranged';

const signed = createEvent({ id: 'signed', accessibility: ['sign-language'] });
const list = [createEvent({ id: 'unknown' }), signed].map((event) => ({ event, distanceKm: 0 }));
const need: Subject = { kind: 'access', value: 'sign-language' };
const mark = (...lines: Parameters<typeof markArranged>[1]['lines']) =>
  markArranged(list, { version: 1, lines }, 0, { lower: 'lower', higher: 'higher', need: (need) => need }).map(
    ({ event, marks }) => [event.id, marks],
  );

test('a card says which need it meets, to people who asked for it', () => {
  expect(mark({ kind: 'more', subject: need, ofTen: 1 })).toEqual([
    ['unknown', undefined],
    ['signed', ['sign-language']],
  ]);
  expect(mark({ kind: 'only', subject: need })).toEqual([['signed', ['sign-language']]]);
});

test('it says nothing about needs that were not asked for', () => {
  expect(mark()).toEqual([
    ['unknown', undefined],
    ['signed', undefined],
  ]);
  expect(mark({ kind: 'less', subject: need, ofTen: 0 }).flatMap(([, marks]) => marks ?? [])).toEqual([]);
});
