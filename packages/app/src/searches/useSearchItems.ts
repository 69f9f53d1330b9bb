import { mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { SavedSearchItem } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '../data/SavedSearches';
import { useEventItems } from '../events/useEventItems';
import { useFavouriteButtons } from '../favourites/useFavouriteButtons';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import { parseExploreState } from '../search/exploreState';

/** Converts a saved search to its item in a list. */
export function useSearchItems(open: (id: string) => void): (search: SavedSearch) => SavedSearchItem {
  const { t } = useTranslation('searches');
  const language = useLanguage();
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  return ({ id, name, query, newCount, hasMore, newEvents }) => {
    const filters = parseExploreState(new URLSearchParams(query));
    const number = formatNumber(newCount, language);
    return {
      id,
      name,
      href: `${paths.explore}?${query}`,
      news: newCount ? (hasMore ? t('newMore', { number }) : t('new', { count: newCount, number })) : undefined,
      note: newCount ? undefined : t('nothingNew'),
      events: mapValid(newEvents, (event) =>
        toEventItem({
          event,
          distanceKm: unknownDistance,
          href: paths.event(event.id),
          filters,
          favourite: favouriteButtonOf(event),
        }),
      ),
      onOpen: () => open(id),
    };
  };
}
