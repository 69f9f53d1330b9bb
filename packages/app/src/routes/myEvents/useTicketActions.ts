import { isOnline, type LivelyEvent, safeHttpsUrl } from '@lively/engine';
import { mapLink } from '@lively/engine/links';
import type { TicketActions } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSaveToCalendar } from '../../calendar/useSaveToCalendar';
import { takesPlace } from '../../events/takesPlace';
import { toStatedTitle } from '../../events/toStatedTitle';
import { isolateText } from '../../i18n/isolateText';

/** Returns the actions for a ticket to come: what the user needs to get there. */
export function useTicketActions(onTakeBack: (event: LivelyEvent) => void) {
  const { t } = useTranslation(['myEvents', 'common', 'taxonomy']);
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const saveToCalendar = useSaveToCalendar(t('actions.calendarFailed'));
  const newTabLabel = t('actions.newTab');

  return (event: LivelyEvent, title: string): TicketActions => {
    const ticket = safeHttpsUrl(event.ticketUrl);
    return {
      label: t('actions.label', { title: isolateText(title) }),
      ticket: ticket ? { label: t('actions.ticket'), href: ticket, newTabLabel } : undefined,
      map: isOnline(event) ? undefined : { label: t('actions.map'), href: mapLink(event), newTabLabel },
      calendar: takesPlace(event)
        ? {
            label: t('actions.calendar'),
            onSelect: () => saveToCalendar({ ...event, title: toStatedTitle(event, tCommon) }),
          }
        : undefined,
      takeBack: { label: t('common:ticket.takeBack'), onSelect: () => onTakeBack(event) },
    };
  };
}
