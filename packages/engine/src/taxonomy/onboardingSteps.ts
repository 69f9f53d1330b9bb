import type { TaxonomySlug } from './listTaxonomyEntries.ts';

const list = [
  {
    slug: 'music',
    tags: [
      { key: 'pop', label: 'Pop', slug: 'pop' },
      { key: 'rock', label: 'Rock', slug: 'rock' },
      { key: 'electronique', label: 'Électronique', slug: 'electronic' },
      { key: 'hip-hop', label: 'Hip-hop', slug: 'hip-hop' },
      { key: 'jazz', label: 'Jazz', slug: 'jazz' },
      { key: 'classique', label: 'Classique', slug: 'classical' },
      { key: 'reggae', label: 'Reggae', slug: 'world-music' },
      { key: 'folk', label: 'Folk', slug: 'world-music' },
    ],
  },
  {
    slug: 'sports',
    tags: [
      { key: 'football', label: 'Football', slug: 'football' },
      { key: 'basketball', label: 'Basketball', slug: 'basketball' },
      { key: 'tennis', label: 'Tennis', slug: 'racket-sports' },
      { key: 'running', label: 'Running', slug: 'athletics' },
      { key: 'cyclisme', label: 'Cyclisme', slug: 'sport' },
      { key: 'natation', label: 'Natation', slug: 'water-sports' },
      { key: 'yoga', label: 'Yoga', slug: 'sport' },
      { key: 'fitness', label: 'Fitness', slug: 'sport' },
    ],
  },
  {
    slug: 'hobbies',
    tags: [
      { key: 'photographie', label: 'Photographie', slug: 'photography' },
      { key: 'cuisine', label: 'Cuisine', slug: 'cooking' },
      { key: 'lecture', label: 'Lecture', slug: 'literature' },
      { key: 'voyage', label: 'Voyage', slug: 'leisure' },
      { key: 'gaming', label: 'Gaming', slug: 'video-games' },
      { key: 'art', label: 'Art', slug: 'arts' },
      { key: 'jardinage', label: 'Jardinage', slug: 'gardening' },
      { key: 'diy', label: 'DIY', slug: 'gardening' },
    ],
  },
  {
    slug: 'food',
    tags: [
      { key: 'italien', label: 'Italien', slug: 'food' },
      { key: 'asiatique', label: 'Asiatique', slug: 'food' },
      { key: 'francais', label: 'Français', slug: 'food' },
      { key: 'mexicain', label: 'Mexicain', slug: 'food' },
      { key: 'vegetarien', label: 'Végétarien', slug: 'food' },
      { key: 'fast-food', label: 'Fast-food', slug: 'food' },
      { key: 'desserts', label: 'Desserts', slug: 'food' },
      { key: 'boissons', label: 'Boissons', slug: 'food' },
    ],
  },
] as const;

/** A step of the onboarding. */
export type OnboardingStepSlug = (typeof list)[number]['slug'];

/** A word of the onboarding, folded: the key of its translations. */
export type OnboardingTagKey = (typeof list)[number]['tags'][number]['key'];

/** A word of the onboarding, in French, as stored. */
export type OnboardingTagLabel = (typeof list)[number]['tags'][number]['label'];

/** One step of the onboarding. */
export interface OnboardingStep {
  readonly slug: OnboardingStepSlug;
  readonly tags: readonly OnboardingTag[];
}

/** A word that the onboarding offers. */
export interface OnboardingTag {
  readonly key: OnboardingTagKey;
  readonly label: OnboardingTagLabel;
  /** The entry of the taxonomy with this name, or the nearest entry. */
  readonly slug: TaxonomySlug;
}

/** The four steps and their tags. See docs/specification.md#onboarding. */
export const onboardingSteps: readonly OnboardingStep[] = list;
