import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { loadNamespaces } from '../i18n/loadNamespaces';
import type { ExploreState } from '../search/exploreState';
import { useSession } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useShowToast } from '../toasts/ToastProvider';

interface SaveSearch {
  /** The button that opens the form. */
  action: { label: string; onSelect: () => void };
  /** The form: rendered anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Saves the search of a page. A visitor is asked to sign in, and comes back to the form. Its code and its texts come with the
 * first press.
 *
 * @param name - What is proposed as its name.
 */
export function useSaveSearch(state: ExploreState, name: string): SaveSearch {
  const { t, i18n } = useTranslation(['explore', 'common', 'taxonomy']);
  const session = useSession();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  const [Dialog] = useState(() =>
    lazyWithFallback(async () => {
      const [module] = await Promise.all([import('./SaveSearchDialog'), loadNamespaces(i18n, ['searches'])]);
      return module;
    }, SaveSearchFailure),
  );
  useInterruptedAction('search', () => setOpen(true));
  return {
    action: {
      label: t('save'),
      onSelect: () =>
        session.status === 'signedOut' ? askToSignIn(t('saveSignIn'), { kind: 'search' }) : setOpen(true),
    },
    dialog: isOpen && session.status === 'signedIn' && (
      <Suspense fallback={null}>
        <Dialog userId={session.user.id} state={state} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** Fallback when the code fails to load. */
function SaveSearchFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ title: t('toast.errorTitle'), tone: 'danger' });
    onClose();
  });
  return null;
}
