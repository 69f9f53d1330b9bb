import { remember } from '../internal/remember.ts';
import { splitWords } from '../text/splitWords.ts';
import { onboardingSteps } from './onboardingSteps.ts';
import { taxonomyEntries } from './taxonomyEntries.ts';

/**
 * The slug of the taxonomy that a free word stands for: by slug, by French label, by one part of a label with slashes, or
 * as a tag of the onboarding; case and accents aside. Null for a word that the taxonomy does not know.
 *
 * @example
 * resolveTag('Électronique'); // 'electronic'
 * resolveTag('Tennis'); // 'racket-sports'
 */
export const resolveTag: (tag: string) => string | null = /* @__PURE__ */ remember(
  (tag) => slugForTerm.get(toTerm(tag)) ?? null,
);

// A later entry wins: slugs over labels over their parts over the onboarding, so that `dance` is Danse.
const slugForTerm = /* @__PURE__ */ new Map(
  [
    ...onboardingSteps.flatMap(({ tags }) => tags),
    ...taxonomyEntries.flatMap(({ slug, label }) => label.split('/').map((label) => ({ slug, label }))),
    ...taxonomyEntries,
    ...taxonomyEntries.map(({ slug }) => ({ slug, label: slug })),
  ].map(({ slug, label }) => [toTerm(label), slug]),
);

function toTerm(text: string): string {
  return splitWords(text).join(' ');
}
