import type { LivelyEvent } from '@lively/engine';
import type { FavouriteButtonProps } from '@lively/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readWaiting } from '../device/waitingEntries';
import { isolateText } from '../i18n/isolateText';
import { useSession } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useFavourites } from './FavouritesProvider';

/**
 * Returns the favourite button of an event, for a card or for its own page. Undefined if the favourites could not be read: an
 * empty heart would mean that the event is none.
 */
export type FavouriteButtonOf = (event: Pick<LivelyEvent, 'id' | 'title'>) => FavouriteButtonProps | undefined;

/** Returns the favourite buttons of a page. A user's favourites are shown and stored; a visitor is asked to sign in. */
export function useFavouriteButtons(): FavouriteButtonOf {
  const { t } = useTranslation();
  const { status } = useSession();
  const { shown, isKnown, userId, toggle } = useFavourites();
  const askToSignIn = useAskToSignIn();
  return useCallback(
    ({ id, title }) => {
      if (!isKnown(id)) return undefined;
      return {
        label: t('card.favourite', { title: isolateText(title) }),
        pressed: shown?.has(id) ?? false,
        waiting: readWaiting()?.find('favourite', userId, id) ? t('waits') : undefined,
        onToggle: () =>
          status === 'signedOut'
            ? askToSignIn(t('toast.favouritesSignIn'), { kind: 'favourite', eventId: id })
            : toggle(id),
      };
    },
    [t, status, shown, isKnown, userId, toggle, askToSignIn],
  );
}
