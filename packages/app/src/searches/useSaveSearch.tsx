import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../data/useLazyPart';
import type { ExploreState } from '../search/exploreState';
import { useSession } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { DialogFailure } from '../toasts/lazyDialog';

interface SaveSearch {
  /** The button that opens the form. */
  action: { label: string; onSelect: () => void };
  /** The form, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/**
 * Saves the search of a page. A visitor is asked to sign in, and returns to the form. Its code and texts load with the
 * first press.
 *
 * @param name - The suggested name.
 */
export function useSaveSearch(state: ExploreState, name: string): SaveSearch {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const session = useSession();
  const askToSignIn = useAskToSignIn();
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLazyPart(() => import('./SaveSearchDialog'), ['searches'], DialogFailure);
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
