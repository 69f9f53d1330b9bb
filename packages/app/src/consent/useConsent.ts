import { type ConsentChoices, type ConsentEvent, consentDefaults } from '@lively/machines';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { logFailure } from '../data/logFailure';
import { useLazyActor } from '../data/useLazyActor';
import { recentSearches } from '../device/recentSearches';
import { useUserId } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';

/** What the form of choices shows, and how it is driven. */
export interface Consent {
  choices: ConsentChoices;
  /** Whether what shows was just saved. */
  isSaved: boolean;
  /** Whether a valid choice is stored. False until that is known. */
  isGiven: boolean;
  /** Whether no valid choice is stored. False until that is known. */
  isAsked: boolean;
  send: (...events: readonly ConsentEvent[]) => void;
}

const loadConsentActor = () => import('./consentActor');
const noInput = {};

/**
 * The choices of the user on this device, open for changes while the page shows. The machine is loaded after the first paint:
 * until then the defaults show.
 */
export function useConsent(): Consent {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { tastes } = useBackend();
  const userId = useUserId();
  const { snapshot, send } = useLazyActor(loadConsentActor, noInput, {
    on: {
      'consent.stored': ({ choices }) => {
        if (choices.personalization) return;
        recentSearches.clear();
        void forgetLists();
        if (userId) deleteRecorded(userId);
      },
    },
  });
  const reopen = useEffectEvent(() => send({ type: 'consent.reopened' }));
  useEffect(() => reopen(), []);

  return {
    choices: snapshot?.context.choices ?? consentDefaults,
    isSaved: snapshot?.matches('given') ?? false,
    isGiven: snapshot?.context.given ?? false,
    isAsked: snapshot ? !snapshot.context.given : false,
    // A saved choice is closed: changing it again opens it.
    send: (...events) => [{ type: 'consent.reopened' } as const, ...events].forEach(send),
  };

  async function forgetLists() {
    try {
      await (await import('../device/keptQueries')).eraseKeptLists();
    } catch (error) {
      logFailure('Forgetting the last list', error);
    }
  }

  async function deleteRecorded(user: string) {
    try {
      const { deleteInteractions } = await import('./deleteInteractions');
      await deleteInteractions(user, tastes);
    } catch {
      showToast({ title: t('toast.errorTitle'), description: t('toast.notForgotten'), tone: 'danger' });
    }
  }
}
