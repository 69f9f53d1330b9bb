import { EmptyState, EventCardSkeleton, Switch } from '@lively/ui';
import { ReadFailure, SavedSearches } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarDialog } from '../calendar/useCalendarDialog';
import { isUnread } from '../data/isUnread';
import type { SavedSearch } from '../data/SavedSearches';
import { useOffline } from '../device/connection';
import { paths } from '../navigation/paths';
import { RemoveSearchDialog } from './RemoveSearchDialog';
import { RenameSearchDialog } from './RenameSearchDialog';
import { useSavedSearches } from './useSavedSearches';
import { useSearchItems } from './useSearchItems';
import { useWeeklyMail } from './useWeeklyMail';

const loadCalendar = () => import('../calendar/PrivateCalendarDialog');

/** The list of a user's searches, with actions to open, follow, rename and delete. */
export default function SearchList({ userId }: { userId: string }) {
  const { t } = useTranslation(['searches', 'common']);
  const { query, open } = useSavedSearches(userId);
  const isOffline = useOffline();
  const toItem = useSearchItems(open);
  const weekly = useWeeklyMail(userId);
  const [dialog, setDialog] = useState<{ name: 'rename' | 'remove'; search: SavedSearch }>();
  const close = () => setDialog(undefined);
  const [followed, setFollowed] = useState<SavedSearch>();
  const calendar = useCalendarDialog(loadCalendar, { userId, search: followed });

  if (query.isPending) return <EventCardSkeleton variant="horizontal" />;
  if (query.isLoadingError && isOffline) return <ReadFailure title={t('failed.offline')} />;
  if (isUnread(query, isOffline)) {
    return (
      <ReadFailure
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('common:retry')}
        onRetry={query.refetch}
      />
    );
  }
  return (
    <>
      {query.data?.length ? (
        <SavedSearches
          title={t('title')}
          isTitleHidden
          searches={query.data.map((search) => ({
            ...toItem(search),
            follow: { label: t('follow'), onSelect: () => follow(search) },
            rename: { label: t('rename.action'), onSelect: () => setDialog({ name: 'rename', search }) },
            remove: { label: t('remove.action'), onSelect: () => setDialog({ name: 'remove', search }) },
          }))}
        >
          <Switch
            label={t('weekly.label')}
            hint={t('weekly.hint')}
            checked={weekly.wanted ?? false}
            disabled={weekly.wanted === undefined}
            onCheckedChange={weekly.change}
          />
        </SavedSearches>
      ) : (
        <EmptyState
          title={t('empty.title')}
          text={t('empty.text')}
          action={{ label: t('empty.action'), href: paths.explore }}
        />
      )}
      {dialog?.name === 'rename' && <RenameSearchDialog userId={userId} search={dialog.search} onClose={close} />}
      {dialog?.name === 'remove' && <RemoveSearchDialog userId={userId} search={dialog.search} onClose={close} />}
      {calendar.dialog}
    </>
  );

  function follow(search: SavedSearch) {
    setFollowed(search);
    calendar.open();
  }
}
