import { interactionLimit } from '../constants.ts';
import { resolveTag } from '../taxonomy/resolveTag.ts';
import type { Interaction } from '../vocabulary.ts';

/**
 * How often each tag occurs in the latest 100 interactions, latest tag first. Words for the same entry of the taxonomy count
 * together, under its slug; other words stand for themselves. Specification, section 9.
 */
export function countTags(interactions: readonly Interaction[]): Map<string, number> {
  const counts = new Map<string, number>();
  const latest = interactions.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  for (const { tag } of latest.slice(0, interactionLimit)) {
    const slug = resolveTag(tag) ?? tag;
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
}
