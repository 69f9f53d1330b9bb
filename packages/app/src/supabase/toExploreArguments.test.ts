import { expect, test } from 'vitest';
import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { toExploreArguments } from './toExploreArguments';

const ask = (changed: Partial<typeof eventQueryDefaults>, cursor: string | null = null) =>
  toExploreArguments({ query: { ...eventQueryDefaults, ...changed }, cursor, userId: null });
const plain = { sort: 'popularity', page_size: 24 };

test('unused arguments are left out', () => {
  expect(ask({})).toEqual(plain);
});

test.each([
  [{ commune: '46042', radius: 0 }, { commune: '46042' }],
  [
    { commune: '46042', radius: 20 },
    { commune: '46042', radius_km: 20 },
  ],
  [{ commune: null, radius: 20 }, {}],
  [{ day: 'tonight' as const }, { date_filter: 'tonight' }],
  [
    { day: 'tonight' as const, days: ['2026-11-20', '2026-11-24'] as const },
    { first_day: '2026-11-20', last_day: '2026-11-24' },
  ],
  [{ areas: ['29', 'BRE'] }, { areas: '{29,BRE}' }],
  [{ withoutAreas: ['IDF', '75111'] }, { without_areas: '{IDF,75111}' }],
  [{ weekdays: [2, 4] as const }, { weekdays: '{2,4}' }],
  [{ maxPrice: 0 }, { max_price: 0 }],
  [
    { minPrice: 0.01, maxPrice: 20 },
    { min_price: 0.01, max_price: 20 },
  ],
  [{ age: '0' }, { ages: '0' }],
  [{ age: '6-10' }, { ages: '6-10' }],
  [{ subcategory: 'jazz' as const }, { subcategory: 'jazz' }],
  [{ hours: ['20:00', '24:00'] as const }, { begins_from: '20:00' }],
  [{ hours: ['00:00', '12:00'] as const }, { begins_before: '12:00' }],
  [
    { online: true, once: true },
    { online: true, once: true },
  ],
  [
    { topics: ['jazz' as const, 'culture' as const], without: ['theatre' as const] },
    { topics: '{jazz,culture}', without: '{theatre}' },
  ],
  [{ access: ['mobility' as const, 'visual' as const] }, { access: '{mobility,visual}' }],
])('%j becomes the arguments %j', (changed, parameters) => {
  expect(ask(changed)).toEqual({ ...plain, ...parameters });
});

test('the next page starts at the cursor of the last one', () => {
  expect(ask({}, 'abc')).toEqual({ ...plain, cursor: 'abc' });
});
