import { type ConsentChoices, type ConsentEvent, consentDefaults } from '@lively/machines';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { tellTasteChanged } from '../services/tasteChanges';
import { useSession } from '../session/followSession';
import { showToast } from '../toasts/toasts';
import type { startConsentActor } from './startConsentActor';

/** What the form of choices shows, and how it is driven. */
export interface Consent {
  choices: ConsentChoices;
  /** Whether what shows was just saved. */
  isSaved: boolean;
  /** Whether nothing was ever chosen, or too long ago. False until that is known. */
  isAsked: boolean;
  send: (...events: readonly ConsentEvent[]) => void;
}

/**
 * The choices of the person on this device, open for changing while the page shows. The machine comes after the first
 * paint: until then the defaults show, and what is pressed waits for it. Whoever is signed in and says no to
 * personalisation takes back what was remembered.
 */
export function useConsent(): Consent {
  const [shown, setShown] = useState({ choices: consentDefaults, isSaved: false, isAsked: false });
  const started = useRef<Promise<ReturnType<typeof startConsentActor>>>(null);
  const forget = useForgetting();

  useEffect(() => {
    let isGone = false;
    const starting = import('./startConsentActor').then(({ startConsentActor }) => startConsentActor());
    started.current = starting;
    starting.then(({ actor }) => {
      if (isGone) return;
      actor.send({ type: 'consent.reopened' });
      const show = () => {
        const { context, value } = actor.getSnapshot();
        setShown({ choices: context.choices, isSaved: value === 'given', isAsked: !context.given });
      };
      show();
      actor.subscribe(show);
    });
    return () => {
      isGone = true;
      starting.then(({ stop }) => stop());
    };
  }, []);

  const send = useCallback(
    async (...events: readonly ConsentEvent[]) => {
      const actor = (await started.current)?.actor;
      // A saved choice is closed: changing it again opens it.
      for (const event of [{ type: 'consent.reopened' } as const, ...events]) actor?.send(event);
      const isSaving = events.some(({ type }) => type !== 'consent.changed');
      if (isSaving && actor?.getSnapshot().context.granted.personalization === false) await forget();
    },
    [forget],
  );

  return { ...shown, send };
}

function useForgetting(): () => Promise<void> {
  const t = textsOf('common');
  const session = useSession();
  const { tastes } = useServices();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  return useCallback(async () => {
    if (!userId) return;
    try {
      await tastes.forgetInteractions(userId);
      tellTasteChanged();
    } catch {
      showToast({ title: t('toast.errorTitle'), description: t('toast.notForgotten'), tone: 'danger' });
    }
  }, [t, tastes, userId]);
}
