import { SavedSearches } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '../data/SavedSearches';
import { paths } from '../navigation/paths';
import { useSavedSearches } from './useSavedSearches';
import { useSearchItems } from './useSearchItems';

/** Few, because the events of the day are below. */
const maxShown = 3;

const timeOf = ({ newestAt }: SavedSearch) => (newestAt ? Date.parse(newestAt) : 0);

/** The user's searches with new events, the newest first, and a link to the others. Empty without new events. */
export default function SearchNews({ userId }: { userId: string }) {
  const { t } = useTranslation('searches');
  const { query, open } = useSavedSearches(userId);
  const toItem = useSearchItems(open);
  const searches = (query.data ?? [])
    .filter(({ newCount }) => newCount > 0)
    .sort((one, other) => timeOf(other) - timeOf(one));
  if (!searches.length) return null;
  const count = searches.length - maxShown;
  return (
    <SavedSearches
      title={t('news')}
      searches={searches.slice(0, maxShown).map(toItem)}
      more={count > 0 ? { label: t('moreNews', { count }), href: paths.myEventsTab('searches') } : undefined}
    />
  );
}
