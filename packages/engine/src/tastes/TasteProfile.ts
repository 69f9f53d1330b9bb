import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { AccessNeed } from '../vocabulary.ts';

/** The value of each kind of subject. */
export interface SubjectValues {
  readonly topic: TaxonomySlug;
  /** Words of titles, artists and venues. */
  readonly text: string;
  /** The name of a commune. */
  readonly commune: string;
  readonly weekday: readonly Weekday[];
  readonly part: PartOfDay;
  readonly free: true;
  readonly online: true;
  /** For children. */
  readonly family: true;
  /** What an event declares itself accessible for. */
  readonly access: AccessNeed;
  /** The name of an organiser. */
  readonly organiser: string;
  readonly event: { readonly id: string; readonly title: string };
}

/** What a line is about. */
export type Subject = {
  readonly [Kind in keyof SubjectValues]: { readonly kind: Kind; readonly value: SubjectValues[Kind] };
}[keyof SubjectValues];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The parts of a day with their hours; a night ends at six. */
export const partsOfDay = { morning: [6, 12], afternoon: [12, 18], evening: [18, 24], night: [22, 30] } as const;
export type PartOfDay = keyof typeof partsOfDay;

/** The places in a group of a list, for which `less`, `more` and `vary` count. */
export const groupLength = 10;

/** The number of first events of a list that a taste may move. It removes others as well. */
export const arrangedLength = 300;

/** One sentence of a taste. */
export type TasteLine =
  /** At most so many of ten places. */
  | { readonly kind: 'less'; readonly subject: Subject; readonly ofTen: number }
  /** At least so many of ten places, if there are as many. */
  | { readonly kind: 'more'; readonly subject: Subject; readonly ofTen: number }
  | { readonly kind: 'never'; readonly subject: Subject }
  /** Nothing else. Several such lines about the same kind of subject are alternatives, but access needs are all required. */
  | { readonly kind: 'only'; readonly subject: Subject }
  /** `HH:MM`. An event begins then or later, ends then or earlier. */
  | { readonly kind: 'notBefore' | 'notAfter'; readonly time: string }
  /** Euros. */
  | { readonly kind: 'maxPrice'; readonly euros: number }
  | { readonly kind: 'within'; readonly kilometres: number }
  /** At most four of ten places for each category, if three categories have events. */
  | { readonly kind: 'vary' }
  /** One of ten places for a category that the list does not begin with. */
  | { readonly kind: 'surprise' };

/** What a person has said about a list of events. It stays on the device. */
export interface TasteProfile {
  readonly version: 1;
  /** In the order in which they were said. */
  readonly lines: readonly TasteLine[];
}

export const emptyTaste: TasteProfile = { version: 1, lines: [] };
