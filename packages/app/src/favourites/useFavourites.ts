import type { LivelyEvent } from '@lively/engine';
import type { FavouriteButtonProps } from '@lively/ui';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { useSession, whenSessionKnown } from '../session/followSession';
import { useAskToSignIn } from '../session/useAskToSignIn';

/** Gives an event its heart, on a card or on its own page. */
export type HeartOf = (event: Pick<LivelyEvent, 'id' | 'title'>) => FavouriteButtonProps;

/** The hearts of a page. A user's are shown and stored; a visitor is asked to sign in. */
export function useFavourites(): HeartOf {
  const t = textsOf('common');
  const session = useSession();
  const { favouriteList } = useServices();
  const askToSignIn = useAskToSignIn();
  const userId = session.status === 'signedIn' ? session.user.id : null;

  useEffect(() => {
    if (session.status !== 'reading') favouriteList.follow(userId);
  }, [favouriteList, session.status, userId]);
  const readShown = useCallback(() => favouriteList.shownTo(userId), [favouriteList, userId]);
  const shown = useSyncExternalStore(favouriteList.subscribe, readShown, readShown);

  return ({ id, title }) => ({
    label: t('card.favourite', { title }),
    pressed: shown?.has(id) ?? false,
    onToggle: async () => {
      const known = await whenSessionKnown();
      if (known.status === 'signedIn') favouriteList.toggle(known.user.id, id);
      else askToSignIn(t('toast.favouritesSignIn'));
    },
  });
}
