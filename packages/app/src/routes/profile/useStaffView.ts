import { withDeadline } from '@lively/machines';
import type { ProfileSettingsProps } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnReport } from '../../data/Backend';
import { useBackend } from '../../data/BackendContext';
import type { StaffRole } from '../../data/Moderation';
import { queryKeys } from '../../data/queryKeys';
import { useRoles } from '../../data/useRoles';
import { formatInstant } from '../../i18n/formatInstant';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';

type ProfileLink = NonNullable<ProfileSettingsProps['staff']>['links'][number];

/** Returns the outcomes of a user's reports, and links to the pages of the staff. Undefined if there are none, or on failure. */
export function useStaffView(userId: string): Pick<ProfileSettingsProps, 'reports' | 'staff'> {
  const { t } = useTranslation(['profile', 'common', 'preferences']);
  const language = useLanguage();
  const { reportsOf } = useBackend();
  const { data: roles = [] } = useRoles(userId);
  const { data: reports = [] } = useQuery({
    queryKey: queryKeys.reports(userId),
    queryFn: ({ signal }) => withDeadline(reportsOf(userId).listReports, signal),
  });
  const links: Record<StaffRole, ProfileLink[]> = {
    moderator: [{ label: t('settings.staff.moderator'), href: paths.moderation }],
    operator: [
      { label: t('settings.staff.operator'), href: paths.messages },
      { label: t('settings.staff.operations'), href: paths.operations },
    ],
  };

  return {
    reports: reports.length
      ? { title: t('settings.reports.title'), text: t('settings.reports.text'), items: reports.map(toItem) }
      : undefined,
    staff: roles.length
      ? {
          title: t('settings.staff.title'),
          links: roles.flatMap((role) => links[role]),
        }
      : undefined,
  };

  function toItem({ eventId, eventTitle, createdAt, outcome }: OwnReport) {
    return {
      id: eventId,
      title: eventTitle,
      when: formatInstant(createdAt, language),
      outcome: t(`settings.reports.outcome.${outcome ?? 'open'}`),
    };
  }
}
