import { type Profile, parseProfile } from '../src/index.ts';

/** Creates a profile with four preferences and thirty clicks; the latest click is now. */
export function createProfile(now: number): Profile {
  const tags = ['jazz', 'rock', 'cinema', 'markets', 'music'];
  return parseProfile({
    preferences: [
      { category: 'concert', subcategory: 'jazz' },
      { category: 'sport', subcategory: null },
    ],
    tags: ['Photographie', 'Cuisine'],
    interactions: Array.from({ length: 30 }, (_, day) => ({
      tag: tags[day % tags.length] as string,
      createdAt: new Date(now - day * 864e5).toISOString(),
    })),
    city: 'Paris',
  });
}
