import { interactionLimit } from '../constants.ts';
import { originOf } from '../geo/knownCity.ts';
import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { Coordinates, Interaction, Profile } from '../vocabulary.ts';

/** A profile with lookup tables. */
export interface Viewer {
  readonly likes: ReadonlySet<TaxonomySlug>;
  /** The instants of the latest 100 interactions with each tag, latest tag first. See docs/specification.md#suggestions. */
  readonly clicks: ReadonlyMap<TaxonomySlug, readonly number[]>;
  /** The origin of distances. */
  readonly origin: Coordinates;
  readonly selectedCategory: Category | null;
}

/** Returns the lookup tables of a profile, computed once for each profile. */
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
    // An interaction without a valid time counts as the oldest.
    .map(({ tag, createdAt }) => ({ tag, at: Date.parse(createdAt) || 0 }))
    .sort((one, other) => other.at - one.at)
    .slice(0, interactionLimit)
    .forEach(({ tag, at }) => {
      clicks.set(tag, [...(clicks.get(tag) ?? []), at]);
    });
  return clicks;
}
