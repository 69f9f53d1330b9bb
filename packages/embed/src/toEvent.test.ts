import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns, toEvent } from './toEvent.ts';

const hostile = [
  '<script>window.__pwned = 1</script>',
  '<img src=x onerror=window.__pwned=1>',
  'javascript:alert(1)',
  '\u202Egnp.exe',
  'x'.repeat(10_000),
  `e${'\u0301'.repeat(10_000)}`,
  '\uD800',
  '\u0000',
  '   ',
  '__proto__',
];

describe('an event read from a row', () => {
  it('reads only columns that a request for one event contains, and the days of a list', () => {
    const read = new Set<string>();
    toEvent(new Proxy({}, { get: (_, column) => void read.add(String(column)) }));
    // Details and posters read the other three. Only lists contain `days`; the table has no such column.
    expect([...read, 'full_address', 'description', 'subcategory'].sort()).toEqual(
      [...columns.split(','), 'days'].sort(),
    );
  });

  it('has texts of at most 100 characters without direction controls, for any row', () => {
    const value = fc.oneof(
      fc.constantFrom(...hostile),
      fc.anything({ maxDepth: 0 }).filter((v) => typeof v !== 'symbol'),
    );
    const row = fc.dictionary(fc.constantFrom('id', 'title', 'location', 'venue', 'price', 'date', 'status'), value);
    fc.assert(
      fc.property(row, (row) => {
        const { id, title, location, venue, price, date, status } = toEvent(row);
        for (const text of [id, title, location, status]) expect(text).toBeTypeOf('string');
        for (const text of [id, title, location, venue ?? '', price ?? '', date ?? '', status]) {
          expect(text.length).toBeLessThanOrEqual(100);
          expect(text).not.toMatch(/\p{Bidi_C}/u);
        }
      }),
    );
  });

  it('has the category leisure if its category is unknown', () => {
    expect(toEvent({ category: 'constructor' }).category).toBe('leisure');
    expect(toEvent({ category: 'Passé' }).category).toBe('leisure');
    expect(toEvent({ category: 7 }).category).toBe('leisure');
    expect(toEvent({}).category).toBe('leisure');
  });

  it('has a category by its value or its name in each language', () => {
    for (const name of ['music', 'Musique', 'Music', 'Música'])
      expect(toEvent({ category: name }).category).toBe('music');
    for (const name of ['food', 'Gastronomie', 'Food', 'Gastronomía'])
      expect(toEvent({ category: name }).category).toBe('food');
  });

  it('has the status scheduled if its status is unknown', () => {
    for (const status of ['constructor', '', null, 3]) expect(toEvent({ status }).status).toBe('scheduled');
    expect(toEvent({ status: 'postponed' }).status).toBe('postponed');
  });

  it('keeps valid timings and skips other values', () => {
    const timing = { begin: '2026-12-12T20:30:00+01:00', end: '2026-12-13T00:30:00+01:00' };
    expect(toEvent({ timings: [timing, null, 'soon'] }).timings).toEqual([timing]);
    expect(toEvent({ timings: null }).timings).toEqual([]);
    expect(toEvent({}).timings).toEqual([]);
  });
});
