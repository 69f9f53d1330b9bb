import type { PreferenceLabels } from '@lively/ui';
import type { TFunction } from 'i18next';
import { formatNumber } from '../i18n/formatNumber';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';

const steps = ['categories', 'subcategories', 'recap'] as const;

/** Returns every text of the preferences dialog. */
export function toPreferenceLabels(
  t: TFunction<['preferences', 'common', 'taxonomy']>,
  language: Language,
): PreferenceLabels {
  return {
    titles: inSteps((step) => t(`titles.${step}`)),
    descriptions: inSteps((step) => t(`descriptions.${step}`)),
    progress: inSteps((_step, index) => t('progress', { step: index + 1, total: steps.length })),
    close: t('common:close'),
    later: t('later'),
    continue: t('continue'),
    back: t('back'),
    save: t('save'),
    saving: t('saving'),
    chosenCount: (count) => t('chosenCount', { count, number: formatNumber(count, language) }),
    remove: (name) => t('remove', { name: isolateText(name) }),
  };
}

function inSteps(textOf: (step: (typeof steps)[number], index: number) => string) {
  return Object.fromEntries(steps.map((step, index) => [step, textOf(step, index)])) as Record<
    (typeof steps)[number],
    string
  >;
}
