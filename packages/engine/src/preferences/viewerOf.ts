import { interactionLimit } from '../constants.ts';
import { originOf } from '../geo/knownCity.ts';
import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { Coordinates, Interaction, Profile } from '../vocabulary.ts';

/** A profile, arranged for looking things up in it. */
export interface Viewer {
  readonly likes: ReadonlySet<TaxonomySlug>;
  /** The instants of the latest 100 interactions with each tag, latest tag first. Specification, section 9. */
  readonly clicks: ReadonlyMap<TaxonomySlug, readonly number[]>;
  /** Where distances start. */
  readonly origin: Coordinates;
  readonly selectedCategory: Category | null;
}

/** What a ranking looks up about a person, computed once for each profile. */
export const viewerOf: (profile: Profile) => Viewer = /* @__PURE__ */ memoizeByReference(
  ({ likes, interactions, city, selectedCategory = null }) => ({
    likes: new Set(likes),
    clicks: groupByTag(interactions),
    origin: originOf(city),
    selectedCategory,
  }),
);

function groupByTag(interactions: readonly Interaction[]): Map<TaxonomySlug, number[]> {
  const clicks = new Map<TaxonomySlug, number[]>();
  interactions
    // A click that nobody knows the time of is as old as can be.
    .map(({ tag, createdAt }) => ({ tag, at: Date.parse(createdAt) || 0 }))
    .sort((one, other) => other.at - one.at)
    .slice(0, interactionLimit)
    .forEach(({ tag, at }) => {
      clicks.set(tag, [...(clicks.get(tag) ?? []), at]);
    });
  return clicks;
}
