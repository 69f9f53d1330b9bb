import { mapValid, recommend } from '@lively/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '../../test/defaultOptions.ts';
import {
  categories,
  goodRow,
  hostileRowArbitrary,
  noon,
  rowArbitrary,
  subcategories,
  toLivelyEvent,
} from '../../test/rowArbitrary.ts';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import { selectEvents } from '../selectEvents.ts';
import { toEvent } from '../toEvent.ts';
import { describeReason } from './describeReason.ts';
import type { RankedTastes } from './RankedTastes.ts';
import { rankEvents } from './rankEvents.ts';

const rowLists = fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 30 });
const tagLists = fc.uniqueArray(
  fc.constantFrom(...categories, ...subcategories, 'shows' as const, 'concert' as const),
  { minLength: 1, maxLength: 4 },
);
const cities = fc.constantFrom('Paris', 'Lyon', 'Nice');

const noTastes: RankedTastes = { tags: [], near: '', city: '', isAsked: false };

function rank(rows: readonly object[], chosen: Partial<RankedTastes>, texts = fr) {
  const events = mapValid(rows, (row) => toEvent({ ...row }));
  return rankEvents(selectEvents(events, defaultOptions, noon), { ...noTastes, ...chosen }, texts, noon);
}

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a ranked list', () => {
  it('begins with the recommendations of the engine, with the same reasons', () => {
    fc.assert(
      fc.property(rowLists, tagLists, cities, (rows, words, near) => {
        const options = { ...noTastes, near, tags: words.map((word) => ({ tag: word, word })) };
        const expected = recommend(rows.map(toLivelyEvent), { likes: words, interactions: [], city: near }, noon);
        const shown = rank(rows, options).slice(0, expected.length);
        expect(shown.map(({ event }) => event.id)).toEqual(expected.map(({ event }) => event.id));
        expect(shown.map(({ reasons }) => reasons)).toEqual(
          expected.map(({ reasons }) => reasons.map((reason) => describeReason(reason, options, fr))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('describes each reason, with the partner’s word for a preference', () => {
    const place = { location: 'Lyon', date: '2026-11-25', participants: 1800 };
    const row = { id: 'a', category: 'culture', subcategory: 'exhibitions', ...place };
    const [shown] = rank([row], { near: 'Lyon', tags: [{ tag: 'exhibitions', word: 'Expos' }] });
    expect(shown?.reasons).toEqual(['+50 Expos', '+30 Lyon, 0 km', '+15 dans 4 jours', '+10 1\u202f800 participants']);
  });

  it.each([
    ['+50 Expositions', fr],
    ['+50 Exhibitions', en],
    ['+50 Exposiciones', es],
  ] as const)('names a preference without a partner’s word in the language of the widget: %s', (reason, texts) => {
    const row = { id: 'a', category: 'culture', subcategory: 'exhibitions', date: '2026-11-25' };
    const [shown] = rank([row], { tags: [{ tag: 'exhibitions', word: undefined }] }, texts);
    expect(shown?.reasons).toContain(reason);
  });

  it('keeps the order of rows that a backend has ranked', () => {
    const [far, near] = [
      { id: 'far', location: 'Nice' },
      { id: 'near', location: 'Paris' },
    ];
    const order = (rows: readonly object[], isAsked: boolean) =>
      rank(rows, { near: 'Paris', isAsked }).map(({ event }) => event.id);
    const scored = [far, near].map((row) => ({ ...row, score: 0 }));
    expect(order(scored, true)).toEqual(['far', 'near']);
    // A feed may contain any column.
    expect(order(scored, false)).toEqual(['near', 'far']);
    expect(order([far, near], true)).toEqual(['near', 'far']);
  });

  it('leaves cancelled and past events out', () => {
    const rows = [
      { id: 'cancelled', date: '2026-11-25', status: 'cancelled' },
      { id: 'past', date: '2026-11-19' },
      { id: 'next', date: '2026-11-25' },
    ];
    expect(rank(rows, { near: 'Lyon' }).map(({ event }) => event.id)).toEqual(['next']);
  });

  it('stays in the order of the dates if none of its tags exists, which it reports', () => {
    const rows = [
      { id: 'far', date: '2026-11-25', location: 'Nice' },
      { id: 'near', date: '2026-11-26', location: 'Paris' },
    ];
    const shown = rank(rows, { tags: [{ tag: 'kizomba', word: undefined }] });
    expect(shown.map(({ event, reasons }) => [event.id, reasons])).toEqual([
      ['far', []],
      ['near', []],
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/tags contains "kizomba".*jazz/));
  });

  it('counts an unknown place as Paris, which it reports once', () => {
    for (let draws = 0; draws < 2; draws += 1) {
      const [shown] = rank([{ id: 'a', date: '2027-11-25', location: 'Paris' }], { near: 'Atlantis' });
      expect(shown?.reasons).toEqual(['+30 Paris, 0 km']);
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/near="Atlantis".*Paris, Lyon/));
  });
});

it('hostile rows do not remove a valid event from a ranking', () => {
  const options = fc.constantFrom<Partial<RankedTastes>>(
    { near: 'Lyon' },
    { tags: [{ tag: 'jazz', word: 'jazz' }] },
    { near: 'Lyon', tags: [{ tag: 'jazz', word: 'jazz' }] },
  );
  fc.assert(
    fc.property(fc.array(hostileRowArbitrary, { maxLength: 8 }), options, (rows, chosen) => {
      expect(rank([...rows, goodRow], chosen).map(({ event }) => event.id)).toContain('good');
    }),
    { numRuns: 500 },
  );
});
