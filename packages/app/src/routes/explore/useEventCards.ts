import { findKnownCity } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { EventItem } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundEvent } from '../../data/EventQuery';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { paths } from '../../navigation/paths';
import { type ExploreState, formatExploreState, parseExploreState } from '../../search/exploreState';

/**
 * Returns the function that builds the card of an event. A card is the same object until what it shows changes: while a text is
 * typed, the cards of the list are not drawn again.
 *
 * @param ownCity - The city of the user's profile.
 */
export function useEventCards(state: ExploreState, ownCity: string | null): (found: FoundEvent) => EventItem {
  const { t } = useTranslation('taxonomy');
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  // No card shows the text, the sentence or the number of pages.
  const parameters = `${formatExploreState({ ...state, text: '', markedLine: '', pages: 1, view: 'list' })}`;
  return useMemo(() => {
    const filters = parseExploreState(new URLSearchParams(parameters));
    const cards = new WeakMap<FoundEvent, EventItem>();
    return (found) => {
      const card = cards.get(found) ?? toCard(found);
      cards.set(found, card);
      return card;
    };

    function toCard({ event, distanceKm, marks = [] }: FoundEvent): EventItem {
      const item = toEventItem({
        event,
        ...toDistance(filters, distanceKm, ownCity),
        href: paths.event(event.id),
        filters,
        favourite: favouriteButtonOf(event),
      });
      // A required need is the reason of each event of the list.
      const labels = new Set([...filters.access.map((need) => t(need)), ...marks]);
      return { ...item, badges: [...[...labels].map((label) => ({ label })), ...(item.badges ?? [])] };
    }
  }, [parameters, ownCity, t, toEventItem, favouriteButtonOf]);
}

/** Returns the distance to show. Without a place of the user it counts from Paris, and only the order by distance shows it. */
function toDistance({ commune, sort }: ExploreState, distanceKm: number, ownCity: string | null) {
  const isOwn = sort === 'score' && findKnownCity(ownCity ?? '');
  if (commune || isOwn) return { distanceKm };
  return sort === 'distance' ? { distanceKm, distanceFrom: 'Paris' } : { distanceKm: unknownDistance };
}
