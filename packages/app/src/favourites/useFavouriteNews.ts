import { useEffect } from 'react';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { showToast } from '../toasts/toasts';

/** Says what became of a heart, on whatever page one is by then. */
export function useFavouriteNews(): void {
  const t = textsOf('common');
  const { favouriteList } = useServices();

  useEffect(
    () =>
      favouriteList.onNews((news) => {
        switch (news) {
          case 'added':
            return showToast({ title: t('toast.favouriteAdded'), tone: 'success' });
          case 'removed':
            return showToast({ title: t('toast.favouriteRemoved'), tone: 'success' });
          case 'unchanged':
            return showToast({
              title: t('toast.errorTitle'),
              description: t('toast.favouritesFailed'),
              tone: 'danger',
            });
          case 'unread':
            return showToast({
              title: t('toast.errorTitle'),
              description: t('toast.favouritesUnread'),
              tone: 'danger',
            });
        }
      }),
    [favouriteList, t],
  );
}
