import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noon, storedInterests } from '../../testing/arbitraries.ts';
import { resolveTag } from '../taxonomy/resolveTag.ts';
import { parseProfile, type StoredInterests } from './parseProfile.ts';
import { suggestPreferences } from './suggestPreferences.ts';
import { viewerOf } from './viewerOf.ts';

const stranger: StoredInterests = { preferences: [], tags: [], interactions: [], city: null };
const clicks = (tag: string, count: number, minutesAgo = 0) =>
  Array.from({ length: count }, (_, at) => ({
    tag,
    createdAt: new Date(noon - (minutesAgo + at) * 60_000).toISOString(),
  }));

const suggest = (known: Partial<StoredInterests>) => suggestPreferences(parseProfile({ ...stranger, ...known }));

describe('suggestions', () => {
  test('a tag with three clicks is suggested', () => {
    const interactions = [...clicks('jazz', 3), ...clicks('rugby', 2)];
    expect(suggest({ interactions })).toEqual([{ tag: 'jazz', interactions: 3 }]);
  });

  test('a tag that is a preference is not suggested, under any of its names', () => {
    const interactions = clicks('jazz', 5);
    expect(suggest({ interactions, preferences: [{ category: 'concert', subcategory: 'jazz' }] })).toEqual([]);
    expect(suggest({ interactions, tags: ['SOUL'] })).toEqual([]);
    expect(suggest({ interactions, tags: ['Rock'] })).toHaveLength(1);
  });

  test('clicks on synonyms are counted together', () => {
    const interactions = [...clicks('Jazz', 1), ...clicks('soul', 1), ...clicks('jazz', 1)];
    expect(suggest({ interactions })).toEqual([{ tag: 'jazz', interactions: 3 }]);
  });

  test('the five tags with the most clicks are suggested, the latest first among equal counts', () => {
    const tags = ['pop', 'rock', 'golf', 'rugby', 'dance', 'cinema'];
    const interactions = tags.flatMap((tag, at) => clicks(tag, at === 5 ? 4 : 3, at * 60));
    expect(suggest({ interactions }).map(({ tag }) => tag)).toEqual(['cinema', 'pop', 'rock', 'golf', 'rugby']);
  });

  test('only the hundred latest clicks count, in any stored order', () => {
    const interactions = [...clicks('jazz', 3, 1000), ...clicks('rock', 98)];
    expect(suggest({ interactions }).map(({ tag }) => tag)).toEqual(['rock']);
  });

  test('a profile has at most five suggestions, each with at least three clicks and not yet liked', () => {
    fc.assert(
      fc.property(storedInterests, (interests) => {
        const suggestions = suggest(interests);
        const words = [
          ...interests.preferences.map(({ category, subcategory }) => subcategory ?? category),
          ...interests.tags,
        ];
        const liked = words.map(resolveTag);
        expect(suggestions.length).toBeLessThanOrEqual(5);
        for (const { tag, interactions } of suggestions) {
          expect(interactions).toBeGreaterThanOrEqual(3);
          expect(liked).not.toContain(tag);
          expect(interests.interactions.filter((click) => resolveTag(click.tag) === tag).length).toBeGreaterThanOrEqual(
            interactions,
          );
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test('parseProfile returns slugs without duplicates and unknown words', () => {
  const [createdAt] = clicks('', 1).map((click) => click.createdAt);
  const profile = parseProfile({
    preferences: [
      { category: 'concert', subcategory: 'jazz' },
      { category: 'sport', subcategory: null },
      { category: '__proto__', subcategory: null },
    ],
    tags: ['Jazz', 'Kizomba', 'Musique'],
    interactions: [...clicks('SOUL', 1), ...clicks('Kizomba', 1)],
    city: 'Lyon 2e',
  });
  expect(profile).toEqual({
    likes: ['jazz', 'sport', 'music'],
    interactions: [{ tag: 'jazz', createdAt }],
    city: 'Lyon 2e',
  });
});

test('the clicks on a tag are sorted from the latest to the oldest, with invalid times last', () => {
  const interactions = [...clicks('rock', 1), { tag: 'Jazz', createdAt: 'garbage' }, ...clicks('jazz', 1, 5)];
  expect([...viewerOf(parseProfile({ ...stranger, interactions })).clicks]).toEqual([
    ['rock', [noon]],
    ['jazz', [noon - 5 * 60_000, 0]],
  ]);
});
