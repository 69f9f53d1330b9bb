import { type Coordinates, type LivelyEvent, travelLink } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { useNearestCity } from '../../geolocation/useNearestCity';
import { openTicketTab } from '../../purchases/openTicketTab';

/**
 * Opens the travel link of an event. The position of the device is requested at that moment and sent in this link only. The link
 * opens without it when the position is unknown. See docs/specification.md#external-links.
 */
export function useTravel(event: LivelyEvent): () => void {
  const { t } = useTranslation('common');
  const { look } = useNearestCity(
    (_, start) => open(start),
    () => open(null),
  );
  return look;

  // Asked before the tab opens: the user would not see the question behind another tab.
  function open(start: Coordinates | null) {
    const url = travelLink(event, start);
    const tab = openTicketTab(t('loading'));
    if (tab) tab.pointAt(url);
    else location.assign(url);
  }
}
