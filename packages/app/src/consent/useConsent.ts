import { type ConsentChoices, type ConsentEvent, consentDefaults } from '@lively/machines';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { logFailure } from '../data/logFailure';
import { useLazyActor } from '../data/useLazyActor';
import { recentSearches } from '../device/recentSearches';
import { useUserId } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';

/** The state and the actions of the consent form. */
export interface Consent {
  choices: ConsentChoices;
  /** Whether the shown choices were just saved. */
  isSaved: boolean;
  /** Whether a valid choice is stored. False until it is read. */
  isGiven: boolean;
  /** Whether no valid choice is stored. False until it is read. */
  isAsked: boolean;
  send: (...events: readonly ConsentEvent[]) => void;
}

const loadConsentActor = () => import('./consentActor');
const noInput = {};

/**
 * Reads the consent of the user on this device, editable while the page is shown. The machine is loaded after the first
 * paint: until then the defaults are shown.
 */
export function useConsent(): Consent {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { interests } = useBackend();
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
    // A saved choice is closed; this reopens it for the next change.
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
      await deleteInteractions(user, interests);
    } catch {
      showToast({ title: t('toast.errorTitle'), description: t('toast.notForgotten'), tone: 'danger' });
    }
  }
}
