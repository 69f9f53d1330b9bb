import { expect, test } from 'vitest';
import { defaultOptions } from '../../test/defaultOptions.ts';
import { noon } from '../../test/rowArbitrary.ts';
import { fr } from '../locales/fr.ts';
import type { WidgetOptions } from '../readOptions.ts';
import { selectEvents } from '../selectEvents.ts';
import { toEvent } from '../toEvent.ts';
import { extend } from './feed.ts';

function select(rows: readonly object[], given: Partial<WidgetOptions>): string[] {
  const options = extend().adjust({ ...defaultOptions, ...given });
  const events = rows.map((row) => toEvent({ ...row, date: '2026-11-25' }));
  return options.order(selectEvents(events, options, noon), fr, noon).map(({ event }) => event.id);
}

test('a city contains its events, but not those of a city with a longer name', () => {
  const rows = ['Nice', 'VENICE', 'nice 06000, France'].map((location) => ({ id: location, location }));
  expect(select(rows, { city: 'Nice' })).toEqual(['Nice', 'nice 06000, France']);
});

test('a category contains its events', () => {
  const rows = ['music', 'Sport', 'mystery'].map((category) => ({ id: category, category }));
  expect(select(rows, { category: 'sport' })).toEqual(['Sport']);
  expect(select(rows, {})).toHaveLength(3);
});
