import type { LivelyEvent } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { CreatedEventItem, EventItem, MyEventsResults } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { MyEvent } from '../../data/Backend';
import type { Decision } from '../../data/Moderation';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { useUrlHere } from '../../navigation/useUrlHere';
import { useShareButton } from '../../toasts/useShareButton';
import { toCreatedItem } from './toCreatedItem';
import { useTicketActions } from './useTicketActions';

interface ItemOptions {
  isPast: (event: MyEvent) => boolean;
  onTakeBack: (event: LivelyEvent) => void;
  onRemove: (event: LivelyEvent) => void;
  onPublish: (event: LivelyEvent, publication: 'draft' | 'published') => void;
  onAppeal: (decision: Decision) => void;
}

type TicketItem = Extract<MyEventsResults, { state: 'tickets' }>['events'][number];

interface MyEventItems {
  toItem: (event: MyEvent) => EventItem;
  toTicket: (event: MyEvent) => TicketItem;
  toOwnItem: (event: MyEvent) => CreatedEventItem;
}

/** Converts an event to its item in each view: a favourite, a ticket, the user's own event. */
export function useMyEventItems({ isPast, onTakeBack, onRemove, onPublish, onAppeal }: ItemOptions): MyEventItems {
  const { t } = useTranslation(['myEvents', 'report', 'common', 'taxonomy']);
  const language = useLanguage();
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  const toShare = useShareButton();
  const urlHere = useUrlHere();
  const toActions = useTicketActions(onTakeBack);
  return { toItem, toTicket, toOwnItem };

  function toItem(event: MyEvent): EventItem {
    const listed = { event, distanceKm: unknownDistance };
    // A withdrawn event has no page.
    if (event.isWithdrawn) return { ...toEventItem({ ...listed, href: paths.myEvents }), status: t('withdrawn') };
    return toEventItem({ ...listed, href: paths.event(event.id), favourite: favouriteButtonOf(event) });
  }

  function toTicket(event: MyEvent): TicketItem {
    const item = { ...toItem(event), isPast: isPast(event) };
    if (event.isWithdrawn) return item;
    return {
      ...item,
      // The tab of past tickets makes the status redundant.
      status: item.isPast ? undefined : item.status,
      // A ticket for a past event could not be recorded again.
      actions: item.isPast ? undefined : toActions(event, item.title),
    };
  }

  function toOwnItem(event: MyEvent): CreatedEventItem {
    const item = toItem(event);
    const share = toShare({ label: t('actions.share'), url: urlHere(paths.event(event.id)), title: item.title });
    return toCreatedItem(event, item, {
      language,
      t,
      edit: paths.editEvent(event.id),
      share,
      onRemove: () => onRemove(event),
      onPublish: (publication) => onPublish(event, publication),
      onAppeal,
    });
  }
}
