import { isOnline, type LivelyEvent, mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import { mapLink } from '@lively/engine/links';
import { type TonightEvent, TonightPosters } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../data/useNow';
import { toWalkMinutes } from '../../events/toWalkMinutes';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { useGrantedPosition } from '../../geolocation/useGrantedPosition';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { useNewPoll } from '../../polls/useNewPoll';
import { toTonightQuery } from './useTonight';

const loadPollDialog = () => import('../../polls/EventsPollDialog');

interface TonightProps {
  /** At most three. */
  events: readonly LivelyEvent[];
}

/** The first events of the evening, with the minutes on foot if the position of the device is known. */
export function Tonight({ events }: TonightProps) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const filters = toTonightQuery(useNow());
  const position = useGrantedPosition();
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  // The event of the pressed button is the first option of the poll.
  const [first, setFirst] = useState<LivelyEvent>();
  const options = first ? [first, ...events.filter(({ id }) => id !== first.id)] : events;
  const { action, dialog } = useNewPoll(loadPollDialog, { events: options });

  return (
    <>
      <TonightPosters title={t('tonight.title')} events={mapValid(events, toPoster)} />
      {dialog}
    </>
  );

  function toPoster(event: LivelyEvent): TonightEvent {
    const href = paths.event(event.id);
    const item = toEventItem({
      event,
      distanceKm: unknownDistance,
      href,
      filters,
      favourite: favouriteButtonOf(event),
    });
    const minutes = position && toWalkMinutes(event, position);
    const nameOf = (action: string) => t('tonight.of', { action, title: item.title });
    return {
      ...item,
      walk: minutes ? t('tonight.walk', { number: formatNumber(minutes, language) }) : undefined,
      together: {
        label: action.label,
        name: nameOf(action.label),
        onSelect: () => {
          setFirst(event);
          action.onSelect();
        },
      },
      go: {
        label: t('tonight.go'),
        name: nameOf(t('tonight.go')),
        ...(isOnline(event) ? { href } : { href: mapLink(event), newTabLabel: t('tonight.newTab') }),
      },
    };
  }
}
