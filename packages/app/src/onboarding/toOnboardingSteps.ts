import { onboardingSteps } from '@lively/engine';
import type { OnboardingStep } from '@lively/ui';
import type { TFunction } from 'i18next';

const toneForStep = { music: 'music', sports: 'sport', hobbies: 'leisure', food: 'food' } as const satisfies Record<
  string,
  OnboardingStep['tone']
>;

/**
 * Builds the four steps of the dialog. A tag is stored as its French word in the engine, and shown in the language of
 * the page.
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
