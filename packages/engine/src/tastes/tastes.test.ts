import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventLists, noon, profiles } from '../../testing/arbitraries.ts';
import { createEvent } from '../../testing/createEvent.ts';
import { steps, subjects, tasteLines, tastes } from '../../testing/tasteArbitraries.ts';
import { accessNeeds, exploreRules } from '../constants.ts';
import { sampleUuid } from '../events/eventId.ts';
import { rankEvent } from '../ranking/rankEvent.ts';
import type { LivelyEvent, Profile } from '../vocabulary.ts';
import { applyTaste, type Placed } from './applyTaste.ts';
import { changeTaste, type TasteEdit } from './changeTaste.ts';
import { compareLists } from './compareLists.ts';
import { matchesSubject } from './matchesSubject.ts';
import { mergeTastes } from './mergeTastes.ts';
import { formatTaste, parseTaste } from './parseTaste.ts';
import { emptyTaste, type Subject, type TasteProfile } from './TasteProfile.ts';

const rank = (events: readonly LivelyEvent[], profile: Profile): Placed[] =>
  events
    .map((event) => rankEvent(event, profile, exploreRules, noon))
    .sort((one, other) => other.score - one.score || one.distanceKm - other.distanceKm);
const rankedLists = fc.tuple(eventLists, profiles).map(([events, profile]) => rank(events, profile));
const idsOf = (list: readonly Placed[]) => list.map(({ event }) => event.id);

const jazz: Subject = { kind: 'topic', value: 'jazz' };
const kinds = (letters: string): Placed[] =>
  [...letters].map((letter, at) => ({
    event: createEvent({
      id: sampleUuid(at),
      category: letter === 's' ? 'sport' : letter === 'f' ? 'food' : 'music',
      subcategory: letter === 'j' ? 'jazz' : null,
    }),
    distanceKm: at,
  }));
const lettersOf = (list: readonly Placed[]) =>
  list.map(({ event }) => (event.subcategory === 'jazz' ? 'j' : event.category.charAt(0))).join('');
const after = (letters: string, ...edits: readonly TasteEdit[]) => {
  const list = kinds(letters);
  const taste = edits.reduce<TasteProfile>(
    (taste, edit) => changeTaste(edit, { taste, list, now: noon }) ?? taste,
    emptyTaste,
  );
  return lettersOf(applyTaste(list, taste, noon));
};

describe('a step', () => {
  test('towards less gives two places of the first ten to the next others, and again', () => {
    expect(after('jjjjssssssssssjj', { kind: 'less', subject: jazz })).toBe('jjssssssssjjssjj');
    expect(after('jjjjssssssssssjj', { kind: 'less', subject: jazz }, { kind: 'less', subject: jazz })).toBe(
      'ssssssssssjjjjjj',
    );
  });

  test('towards more takes two places of the first ten, and is undone by less', () => {
    expect(after('ssssssssssssjjjj', { kind: 'more', subject: jazz })).toBe('ssssssssjjssssjj');
    expect(after('ssssssssssssjjjj', { kind: 'more', subject: jazz }, { kind: 'less', subject: jazz })).toBe(
      'ssssssssssssjjjj',
    );
  });

  test('moves at most two of the first ten events', () => {
    fc.assert(
      fc.property(rankedLists, tastes, steps, (list, taste, edit) => {
        const before = idsOf(applyTaste(list, taste, noon)).slice(0, 10);
        const changed = changeTaste(edit, { taste, list, now: noon, about: list[0]?.event });
        if (!changed) return;
        const { gone, lower, higher } = compareLists(before, idsOf(applyTaste(list, changed, noon)).slice(0, 10));
        expect(gone.length + lower.length + higher.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a taste', () => {
  test('changes nothing if it is empty', () => {
    fc.assert(
      fc.property(rankedLists, (list) => {
        expect(applyTaste(list, emptyTaste, noon)).toEqual(list);
      }),
    );
  });

  test('only removes and moves events, and removes what it excludes', () => {
    fc.assert(
      fc.property(rankedLists, tastes, (list, taste) => {
        const shown = applyTaste(list, taste, noon);
        expect(new Set(shown).size).toBe(shown.length);
        expect(list).toEqual(expect.arrayContaining([...shown]));
        for (const line of taste.lines) {
          const isShown = (subject: Subject) => shown.some(({ event }) => matchesSubject(event, subject, noon));
          if (line.kind === 'never') expect(isShown(line.subject)).toBe(false);
          if (line.kind === 'maxPrice')
            expect(shown.filter(({ event }) => (event.priceAmount ?? 0) > line.euros)).toEqual([]);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('never violates a required access need, and raises what helps', () => {
    const needs = fc.subarray([...accessNeeds], { minLength: 1 });
    fc.assert(
      fc.property(rankedLists, tastes, needs, (list, taste, needs) => {
        const required = needs.map((value) => ({ kind: 'only', subject: { kind: 'access', value } }) as const);
        const shown = applyTaste(list, { ...taste, lines: [...taste.lines, ...required] }, noon);
        for (const { event } of shown) expect(event.accessibility).toEqual(expect.arrayContaining(needs));
        // Nothing else is lost.
        const accessible = list.filter(({ event }) => needs.every((need) => event.accessibility.includes(need)));
        expect(applyTaste(list, { version: 1, lines: required }, noon)).toEqual(accessible);
      }),
      { numRuns: 10_000 },
    );
    const need: Subject = { kind: 'access', value: 'mobility' };
    const list = kinds('ssssssssssss').map((placed, at) =>
      at === 11 ? { ...placed, event: createEvent({ ...placed.event, accessibility: ['mobility'] }) } : placed,
    );
    const more = changeTaste({ kind: 'more', subject: need }, { taste: emptyTaste, list, now: noon });
    expect(more && idsOf(applyTaste(list, more, noon)).indexOf(sampleUuid(11))).toBe(9);
  });

  test('varies the list: at most four of ten places for a category while others are left', () => {
    expect(after('mmmmmmmmssssfffm', { kind: 'vary' })).toBe('mmmmssssffmmmmfm');
    expect(after('mmmmmmmmssssssss', { kind: 'vary' })).toBe('mmmmmmmmssssssss');
  });

  test('surprises with one event of another category', () => {
    expect(after('mmmmmmmmmmmmfs', { kind: 'surprise' })).toBe('mmmmfmmmmmmmms');
  });

  test('lists the alternatives of one kind', () => {
    expect(
      after('jsfm', { kind: 'only', subject: jazz }, { kind: 'only', subject: { kind: 'topic', value: 'sport' } }),
    ).toBe('js');
  });
});

test('a subject matches nothing that is unknown', () => {
  const event = createEvent({ title: '', location: '', organizer: null });
  const unknown = subjects.filter(({ kind }) => !['topic', 'text', 'event'].includes(kind));
  fc.assert(
    fc.property(unknown, (subject) => {
      expect(matchesSubject(event, subject, noon)).toBe(false);
    }),
  );
});

test('a text matches its words in any number and without accents', () => {
  const event = createEvent({ title: 'Grande soirée Karaokés !' });
  const matches = (value: string) => matchesSubject(event, { kind: 'text', value }, noon);
  expect([matches('karaoké'), matches('soirees karaoke'), matches('kara')]).toEqual([true, true, false]);
});

describe('the comparison of lists', () => {
  test('names the fewest that moved', () => {
    expect(compareLists(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual({
      back: [],
      gone: [],
      lower: ['a'],
      higher: [],
    });
    expect(compareLists(['a', 'b', 'c'], ['c', 'a', 'x'])).toEqual({
      back: ['x'],
      gone: ['b'],
      lower: ['a'],
      higher: [],
    });
  });

  test('leaves all others in their order', () => {
    fc.assert(
      fc.property(rankedLists, tastes, tastes, (list, one, other) => {
        const [before, now] = [idsOf(applyTaste(list, one, noon)), idsOf(applyTaste(list, other, noon))];
        const { back, gone, lower, higher } = compareLists(before, now);
        const moved = new Set([...back, ...gone, ...lower, ...higher]);
        expect(now.filter((id) => !moved.has(id))).toEqual(before.filter((id) => !moved.has(id)));
      }),
      { numRuns: 1000 },
    );
  });
});

test('merged tastes keep every line, and the second decides where both say something', () => {
  const less: TasteProfile = { version: 1, lines: [{ kind: 'less', subject: jazz, ofTen: 2 }, { kind: 'vary' }] };
  const never: TasteProfile = { version: 1, lines: [{ kind: 'never', subject: jazz }] };
  expect(mergeTastes(less, never).lines).toEqual([{ kind: 'vary' }, ...never.lines]);
  fc.assert(
    fc.property(tastes, tastes, (first, second) => {
      const { lines } = mergeTastes(first, second);
      expect(lines).toEqual(expect.arrayContaining([...second.lines]));
      expect(mergeTastes(second, second)).toEqual(second);
      expect(mergeTastes(emptyTaste, first)).toEqual(mergeTastes(first, emptyTaste));
      const added = lines.slice(0, lines.length - second.lines.length);
      expect(first.lines.filter((line) => added.includes(line))).toEqual(added);
    }),
  );
});

describe('the file of a taste', () => {
  test('restores it, byte for byte', () => {
    fc.assert(
      fc.property(tastes, (taste) => {
        const text = formatTaste(taste);
        const parsed = parseTaste(text);
        expect(parsed).toEqual(taste);
        expect(parsed && formatTaste(parsed)).toBe(text);
      }),
      { numRuns: 10_000 },
    );
  });

  test('is refused as a whole if a part of it is invalid', () => {
    for (const text of ['', 'null', '[]', '{"version":2,"lines":[]}', '{"version":1}', '{"version":1,"lines":[{}]}'])
      expect(parseTaste(text)).toBeNull();
    fc.assert(
      fc.property(tasteLines, fc.jsonValue(), (line, value) => {
        const spoilt = Object.keys(line).filter((key) => key !== 'kind');
        for (const key of spoilt) {
          const parsed = parseTaste(JSON.stringify({ version: 1, lines: [{ ...line, [key]: value }] }));
          expect(parsed === null || parsed.lines.length === 1).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTaste(text)).toBeNull();
      }),
    );
  });
});
