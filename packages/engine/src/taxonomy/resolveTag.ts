import { memoize } from '../memoize/memoize.ts';
import { splitWords } from '../text/splitWords.ts';
import { listTaxonomyEntries, type TaxonomySlug } from './listTaxonomyEntries.ts';
import { onboardingSteps } from './onboardingSteps.ts';

/**
 * Finds the slug of a word: a slug, a French label, a part of a label with slashes, or a word of the onboarding, ignoring case
 * and accents. Null for an unknown word.
 *
 * @example
 * resolveTag('Électronique'); // 'electronic'
 * resolveTag('Tennis'); // 'racket-sports'
 */
export const resolveTag: (tag: string) => TaxonomySlug | null = /* @__PURE__ */ memoize((tag) => {
  slugForTerm ??= createSlugForTerm();
  return slugForTerm.get(toTerm(tag)) ?? null;
});

let slugForTerm: ReadonlyMap<string, TaxonomySlug> | undefined;

/**
 * Creates the map from terms to slugs. A later entry replaces an earlier one: the order is onboarding, parts of labels,
 * labels, slugs. Therefore `dance` is Danse.
 */
function createSlugForTerm(): Map<string, TaxonomySlug> {
  const entries = listTaxonomyEntries();
  return new Map(
    [
      ...onboardingSteps.flatMap(({ tags }) => tags),
      ...entries.flatMap(({ slug, label }) => label.split('/').map((part) => ({ slug, label: part }))),
      ...entries,
      ...entries.map(({ slug }) => ({ slug, label: slug })),
    ].map(({ slug, label }) => [toTerm(label), slug]),
  );
}

function toTerm(text: string): string {
  return splitWords(text).join(' ');
}
