import { type Coordinates, type LivelyEvent, travelLink } from '@lively/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNearestCity } from '../../geolocation/useNearestCity';
import { openTicketTab } from '../../purchases/openTicketTab';

/**
 * The way to an event with the service of the travel link. Where the person starts from is asked at that moment, and leaves
 * the device in this link alone; without an answer the link goes on without it. Specification, sections 7 and 8.
 */
export function useTravel(event: LivelyEvent): { travel: () => void; actor: ReactNode } {
  const { t } = useTranslation('common');
  const { look, actor } = useNearestCity(
    (_, start) => open(start),
    () => open(null),
  );
  return { travel: look, actor };

  // Asked before the tab opens: in another tab nobody would see the question.
  function open(start: Coordinates | null) {
    const url = travelLink(event, start);
    const tab = openTicketTab(t('loading'));
    if (tab) tab.pointAt(url);
    else location.assign(url);
  }
}
