import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { listSlots } from './listSlots';

const uidsOf = (event: Parameters<typeof createEvent>[0]) => listSlots(createEvent(event)).map(({ uid }) => uid);
const { id } = createEvent();
const at = (day: string, end = '22:00') => ({ begin: `${day}T20:00:00+01:00`, end: `${day}T${end}:00+01:00` });

test('a time keeps its id when an earlier one is added, or another one is dropped', () => {
  expect(uidsOf({ timings: [at('2026-12-12'), at('2026-12-19')] })).toEqual([
    `${id}-202612121900`,
    `${id}-202612191900`,
  ]);
  expect(uidsOf({ timings: [at('2026-12-05'), at('2026-12-12'), at('2026-12-19')] }).slice(1)).toEqual(
    uidsOf({ timings: [at('2026-12-12'), at('2026-12-19')] }),
  );
  expect(uidsOf({ timings: [at('2026-12-19')] })).toEqual([`${id}-202612191900`]);
});

test('the id of a time depends on its instant, and not on its offset', () => {
  expect(uidsOf({ timings: [{ begin: '2026-12-12T19:00:00Z', end: '2026-12-12T21:00:00Z' }] })).toEqual([
    `${id}-202612121900`,
  ]);
});

test('two times with one begin have different ids', () => {
  expect(uidsOf({ timings: [at('2026-12-12', '21:00'), at('2026-12-12')] })).toEqual([
    `${id}-202612121900`,
    `${id}-202612121900-2`,
  ]);
});

test('an event with a date alone keeps its id when it moves', () => {
  expect([uidsOf({ date: '2026-12-12', time: '20:00' }), uidsOf({ date: '2026-12-13' })]).toEqual([[id], [id]]);
});
