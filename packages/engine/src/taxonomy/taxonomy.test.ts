import { expect, test } from 'vitest';
import { foldText } from '../text/foldText.ts';
import { eventCategories } from './eventCategories.ts';
import { onboardingSteps } from './onboardingSteps.ts';
import { preferenceCategories } from './preferenceCategories.ts';
import { preferenceLabels } from './preferenceLabels.ts';
import { resolveTag } from './resolveTag.ts';

const labelsOf = (slug: string) =>
  preferenceCategories.find((family) => family.slug === slug)?.subcategories.map((entry) => preferenceLabels[entry]);

test('the preference categories and their labels equal those of the specification', () => {
  expect(preferenceCategories.map(({ slug }) => [slug, preferenceLabels[slug]])).toEqual([
    ['concert', 'Concert'],
    ['sport', 'Sport'],
    ['shows', 'Spectacles'],
    ['arts', 'Arts et Culture'],
    ['festivals', 'Festivals'],
    ['fairs', 'Fêtes populaires'],
  ]);
  expect(labelsOf('concert')).toEqual([
    'Pop',
    'Rock / Metal',
    'Electronique/Dance',
    'Hip/hop/Rap/rnb',
    'Classique/Opera',
    'Jazz/Soul/Funk',
    'Musiques du monde',
  ]);
  expect(labelsOf('sport')).toEqual([
    'Foot',
    'Sports mécaniques',
    'Rugby',
    'Sports de combat',
    'Athlétisme',
    'Sports de raquette',
    'Sports nautiques',
    'Sports de montagne',
    'Sports équestres',
    'Golf',
    'Sports de glisse',
    'Sports extrême',
    'Basketball',
    'Handball',
    'Volley-ball',
  ]);
  expect(labelsOf('shows')).toEqual([
    'Littérature',
    'Cinéma',
    'Jeux vidéo',
    'Cuisine',
    'Jardinage/bricolage',
    'Randonnée',
    'Automobile',
  ]);
  expect(labelsOf('arts')).toEqual([
    'Théâtre',
    'Danse',
    'Expositions',
    'Conférences',
    'Ateliers créatifs',
    'Patrimoine',
    'Photographie',
  ]);
  expect(labelsOf('festivals')).toEqual([
    'Festivals de musique',
    'Festivals culturels',
    'Festivals gastronomiques',
    'Festivals d’arts',
    'Festivals traditionnels',
  ]);
  expect(labelsOf('fairs')).toEqual([
    'Fêtes de quartier',
    'Fêtes traditionnelles',
    'Fêtes saisonnières',
    'Marchés',
    'Brocantes',
    'Foires',
  ]);
});

test('the taxonomy has 47 subcategories with unique slugs, 5 to 15 in each preference category', () => {
  const slugs = preferenceCategories.flatMap(({ subcategories }) => subcategories);
  expect(new Set(slugs).size).toBe(47);
  expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
  for (const { subcategories } of preferenceCategories) {
    expect(subcategories.length).toBeGreaterThanOrEqual(5);
    expect(subcategories.length).toBeLessThanOrEqual(15);
  }
});

test('slugs are unique, except sport, which is both a category and a preference category', () => {
  const slugs = [
    ...eventCategories.map(({ slug }) => slug),
    ...preferenceCategories.flatMap(({ slug, subcategories }) => [slug, ...subcategories]),
  ];
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual(['sport']);
});

test('every event category belongs to a preference category', () => {
  const covered = preferenceCategories.flatMap(({ categories }) => categories);
  for (const { slug } of eventCategories) expect(covered).toContain(slug);
});

test('event categories have the specified slugs and labels', () => {
  expect(eventCategories.map(({ slug, label }) => [slug, label])).toEqual([
    ['music', 'Musique'],
    ['sport', 'Sport'],
    ['leisure', 'Loisirs'],
    ['culture', 'Culture'],
    ['tech', 'Tech'],
    ['festival', 'Festival'],
    ['food', 'Gastronomie'],
  ]);
});

test('the onboarding has four steps of eight words, and the taxonomy contains each word', () => {
  expect(onboardingSteps).toHaveLength(4);
  expect(onboardingSteps.map(({ slug, tags }) => [slug, ...tags.map(({ label }) => label)])).toEqual([
    ['music', 'Pop', 'Rock', 'Électronique', 'Hip-hop', 'Jazz', 'Classique', 'Reggae', 'Folk'],
    ['sports', 'Football', 'Basketball', 'Tennis', 'Running', 'Cyclisme', 'Natation', 'Yoga', 'Fitness'],
    ['hobbies', 'Photographie', 'Cuisine', 'Lecture', 'Voyage', 'Gaming', 'Art', 'Jardinage', 'DIY'],
    ['food', 'Italien', 'Asiatique', 'Français', 'Mexicain', 'Végétarien', 'Fast-food', 'Desserts', 'Boissons'],
  ]);
  for (const { key, label, slug } of onboardingSteps.flatMap(({ tags }) => tags)) {
    expect(key).toBe(foldText(label));
    expect(resolveTag(label)).toBe(slug);
  }
});
