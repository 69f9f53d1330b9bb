import { foldText, onboardingSteps, resolveTag } from '@lively/engine';
import type { Translate } from '../i18n/texts';

const onboardingWords = new Set(onboardingSteps.flatMap(({ tags }) => tags.map(({ label }) => label)));

/**
 * A tag in the language of the page: a word of the onboarding by its own translation, an entry of the taxonomy by its
 * name, any other word as it is.
 *
 * @param t - Texts of `onboarding` and `taxonomy`.
 */
export function toTagName(tag: string, t: Translate): string {
  if (onboardingWords.has(tag)) return t(`onboarding:tag.${foldText(tag)}`);
  const slug = resolveTag(tag);
  return slug ? t(`taxonomy:${slug}`) : tag;
}
