import type { Coordinates, LivelyEvent } from '@lively/engine';
import { travelLink } from '@lively/engine/links';
import { useTranslation } from 'react-i18next';
import { useNearestCity } from '../../geolocation/useNearestCity';
import { openTicketTab } from '../../purchases/openTicketTab';

/**
 * Opens the travel link of an event. The position of the device is requested then, and sent in this link only. If it is
 * unknown, the link opens without it. See docs/specification.md#external-links.
 */
export function useTravel(event: LivelyEvent): () => void {
  const { t } = useTranslation('common');
  const { look } = useNearestCity(
    (_, start) => open(start),
    () => open(null),
  );
  return look;

  // The permission prompt comes before the tab: behind another tab the user would not see it.
  function open(start: Coordinates | null) {
    const url = travelLink(event, start);
    const tab = openTicketTab(t('loading'));
    if (tab) tab.pointAt(url);
    else location.assign(url);
  }
}
