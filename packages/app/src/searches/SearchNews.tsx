import { SavedSearches } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSavedSearches } from './useSavedSearches';
import { useSearchItems } from './useSearchItems';

/** What is new in the searches of a user; nothing where nothing is. */
export default function SearchNews({ userId }: { userId: string }) {
  const { t } = useTranslation('searches');
  const { query, open } = useSavedSearches(userId);
  const toItem = useSearchItems(open);
  const searches = query.data?.filter(({ newCount }) => newCount > 0) ?? [];
  return searches.length ? <SavedSearches title={t('news')} searches={searches.map(toItem)} /> : null;
}
