import { onboardingSteps, resolveTag } from '@lively/engine';
import { useTranslation } from 'react-i18next';

const keyForLabel = new Map(
  onboardingSteps.flatMap(({ tags }) => tags.map(({ label, key }) => [String(label), key] as const)),
);

/**
 * Returns a tag in the language of the page: an onboarding word by its own translation, an entry of the taxonomy by its
 * name, any other word unchanged.
 */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation(['onboarding', 'taxonomy']);
  return (tag) => {
    const key = keyForLabel.get(tag);
    if (key) return t(`tag.${key}`);
    const slug = resolveTag(tag);
    return slug ? t(`taxonomy:${slug}`) : tag;
  };
}
