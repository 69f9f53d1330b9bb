import type { LivelyEvent } from '@lively/engine';
import type { FavouriteButtonProps } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { readWaiting } from '../device/waitingEntries';
import { isolateText } from '../i18n/isolateText';
import { useSession } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useFavourites } from './FavouritesProvider';

/** Returns the favourite button of an event, for a card or for its own page. */
export type HeartOf = (event: Pick<LivelyEvent, 'id' | 'title'>) => FavouriteButtonProps;

/** Returns the favourite buttons of a page. A user's favourites are shown and stored; a visitor is asked to sign in. */
export function useHearts(): HeartOf {
  const { t } = useTranslation();
  const { status } = useSession();
  const { shown, userId, toggle } = useFavourites();
  const askToSignIn = useAskToSignIn();
  return ({ id, title }) => ({
    label: t('card.favourite', { title: isolateText(title) }),
    pressed: shown?.has(id) ?? false,
    waiting: readWaiting()?.find('favourite', userId, id) ? t('waits') : undefined,
    onToggle: () =>
      status === 'signedOut'
        ? askToSignIn(t('toast.favouritesSignIn'), { kind: 'favourite', eventId: id })
        : toggle(id),
  });
}
