import { onboardingSteps } from '@lively/engine';
import type { OnboardingStep } from '@lively/ui';
import type { TFunction } from 'i18next';

const toneForStep = { music: 'music', sports: 'sport', hobbies: 'leisure', food: 'food' } as const satisfies Record<
  string,
  OnboardingStep['tone']
>;

/**
 * The four steps as the dialog shows them. A tag is stored as the French word it is in the engine, and read in the
 * language of the page.
 *
 * @param t - Texts of `onboarding`.
 */
export function toOnboardingSteps(t: TFunction<['onboarding', 'common', 'taxonomy']>): OnboardingStep[] {
  return onboardingSteps.map(({ slug, tags }, index) => ({
    value: slug,
    title: t(`steps.${slug}.title`),
    description: t(`steps.${slug}.text`),
    optionsLabel: t(`steps.${slug}.tags`),
    options: tags.map(({ key, label }) => ({ value: label, label: t(`tag.${key}`) })),
    tone: toneForStep[slug],
    progress: t('progress', { step: index + 1, total: onboardingSteps.length }),
  }));
}
