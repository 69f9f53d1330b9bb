import { expect, test } from 'vitest';
import { preferenceLabels } from './preferenceLabels.ts';
import { resolveTag } from './resolveTag.ts';

test.each([
  ['jazz', 'jazz'],
  ['JAZZ', 'jazz'],
  ['Soul', 'jazz'],
  ['Électronique', 'electronic'],
  ['dance', 'dance'],
  ['Danse', 'dance'],
  ['Hip-hop', 'hip-hop'],
  ['hip hop', 'hip-hop'],
  ['Jardinage', 'gardening'],
  ['DIY', 'gardening'],
  ['Football', 'football'],
  ['foot', 'football'],
  ['Tennis', 'racket-sports'],
  ['Yoga', 'sport'],
  ['Cuisine', 'cooking'],
  ['Italien', 'food'],
  ['Musique', 'music'],
  ['Arts et culture', 'arts'],
  ['Fêtes populaires', 'fairs'],
  ['Festival', 'festival'],
  ['Festivals', 'festivals'],
])('%s is the tag %s', (tag, slug) => {
  expect(resolveTag(tag)).toBe(slug);
});

test.each(['', ' ', 'Kizomba', '__proto__', 'constructor', '<script>'])('%j is not a tag', (tag) => {
  expect(resolveTag(tag)).toBeNull();
});

test('every subcategory is found by its slug and by its label', () => {
  for (const [slug, label] of Object.entries(preferenceLabels)) {
    expect(resolveTag(slug)).toBe(slug);
    expect(resolveTag(label.toUpperCase())).toBe(slug);
  }
});
