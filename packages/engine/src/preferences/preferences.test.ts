import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noon, profiles } from '../../test/arbitraries.ts';
import { resolveTag } from '../taxonomy/resolveTag.ts';
import type { Profile } from '../vocabulary.ts';
import { isRecent } from './isRecent.ts';
import { listPreferredTags } from './listPreferredTags.ts';
import { suggestPreferences } from './suggestPreferences.ts';

const stranger: Profile = { preferences: [], tags: [], interactions: [], city: null };
const clicks = (tag: string, count: number, minutesAgo = 0) =>
  Array.from({ length: count }, (_, at) => ({
    tag,
    createdAt: new Date(noon - (minutesAgo + at) * 60_000).toISOString(),
  }));

describe('suggestions', () => {
  test('a tag is suggested from three clicks on', () => {
    const interactions = [...clicks('jazz', 3), ...clicks('rugby', 2)];
    expect(suggestPreferences({ ...stranger, interactions })).toEqual([{ tag: 'jazz', interactions: 3 }]);
  });

  test('not when it is preferred, as preference or as tag, under any name', () => {
    const interactions = clicks('jazz', 5);
    expect(
      suggestPreferences({ ...stranger, interactions, preferences: [{ category: 'concert', subcategory: 'jazz' }] }),
    ).toEqual([]);
    expect(suggestPreferences({ ...stranger, interactions, tags: ['SOUL'] })).toEqual([]);
    expect(suggestPreferences({ ...stranger, interactions, tags: ['Rock'] })).toHaveLength(1);
  });

  test('words for the same thing count together', () => {
    const interactions = [...clicks('Jazz', 1), ...clicks('soul', 1), ...clicks('jazz', 1)];
    expect(suggestPreferences({ ...stranger, interactions })).toEqual([{ tag: 'jazz', interactions: 3 }]);
  });

  test('the five most frequent, the latest first among equals', () => {
    const tags = ['pop', 'rock', 'golf', 'rugby', 'dance', 'cinema'];
    const interactions = tags.flatMap((tag, at) => clicks(tag, at === 5 ? 4 : 3, at * 60));
    expect(suggestPreferences({ ...stranger, interactions }).map(({ tag }) => tag)).toEqual([
      'cinema',
      'pop',
      'rock',
      'golf',
      'rugby',
    ]);
  });

  test('only the latest hundred clicks count, whatever their order', () => {
    const interactions = [...clicks('jazz', 3, 1000), ...clicks('rock', 98)];
    expect(suggestPreferences({ ...stranger, interactions }).map(({ tag }) => tag)).toEqual(['rock']);
  });

  test('at most five, each with at least three clicks, none preferred', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        const suggestions = suggestPreferences(profile);
        const preferred = listPreferredTags(profile);
        expect(suggestions.length).toBeLessThanOrEqual(5);
        for (const { tag, interactions } of suggestions) {
          expect(interactions).toBeGreaterThanOrEqual(3);
          expect(preferred.has(tag)).toBe(false);
          expect(
            profile.interactions.filter((click) => (resolveTag(click.tag) ?? click.tag) === tag).length,
          ).toBeGreaterThanOrEqual(interactions);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('the re-engagement window is fourteen days, to the millisecond', () => {
  const at = (instant: number) => isRecent(new Date(instant).toISOString(), noon);
  expect([at(noon), at(noon - 14 * 864e5), at(noon - 14 * 864e5 - 1), at(noon + 1000)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(isRecent('garbage', noon)).toBe(false);
});

test('preferences and tags are known by their slugs, each once', () => {
  const preferences = [
    { category: 'concert', subcategory: 'jazz' },
    { category: 'sport', subcategory: null },
  ];
  expect([...listPreferredTags({ preferences, tags: ['Jazz', 'Kizomba'] })]).toEqual(['jazz', 'sport', 'Kizomba']);
});
