import { memoize } from '../memoize/memoize.ts';
import { splitWords } from '../text/splitWords.ts';
import { listTaxonomyEntries, type TaxonomySlug } from './listTaxonomyEntries.ts';
import { onboardingSteps } from './onboardingSteps.ts';

/**
 * The slug of the taxonomy that a free word stands for: by slug, by French label, by one part of a label with slashes, or
 * as a tag of the onboarding; case and accents aside. Null for a word that the taxonomy does not know.
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

/** A later entry wins: slugs over labels over their parts over the onboarding, so that `dance` is Danse. */
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
