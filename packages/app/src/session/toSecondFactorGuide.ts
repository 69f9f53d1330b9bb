import type { EmptyStateProps } from '@lively/ui';
import type { TFunction } from 'i18next';
import { paths } from '../navigation/paths';

/** Returns the guide for a member of the staff without a second factor, for whom the database returns no data. */
export function toSecondFactorGuide(
  t: TFunction<['moderation', 'report', 'common', 'taxonomy']>,
): Omit<EmptyStateProps, 'headingLevel'> {
  return {
    title: t('secondFactor.title'),
    text: t('secondFactor.text'),
    action: { label: t('secondFactor.action'), href: paths.profileFactor('add') },
  };
}
