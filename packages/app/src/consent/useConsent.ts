import { type ConsentChoices, type ConsentEvent, consentDefaults } from '@lively/machines';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { startConsentActor } from './startConsentActor';

/** What the form of choices shows, and how it is driven. */
export interface Consent {
  choices: ConsentChoices;
  /** Whether what shows was just saved. */
  isSaved: boolean;
  send: (event: ConsentEvent) => void;
}

/**
 * The choices of the person on this device, open for changing while the page shows. The machine comes after the first
 * paint: until then the defaults show, and what is pressed waits for it.
 */
export function useConsent(): Consent {
  const [shown, setShown] = useState({ choices: consentDefaults, isSaved: false });
  const started = useRef<Promise<ReturnType<typeof startConsentActor>>>(null);

  useEffect(() => {
    let isGone = false;
    const starting = import('./startConsentActor').then(({ startConsentActor }) => startConsentActor());
    started.current = starting;
    starting.then(({ actor }) => {
      if (isGone) return;
      actor.send({ type: 'consent.reopened' });
      const show = () => {
        const { context, value } = actor.getSnapshot();
        setShown({ choices: context.choices, isSaved: value === 'given' });
      };
      show();
      actor.subscribe(show);
    });
    return () => {
      isGone = true;
      starting.then(({ stop }) => stop());
    };
  }, []);

  const send = useCallback(async (event: ConsentEvent) => {
    const consent = await started.current;
    // A saved choice is closed: changing it again opens it.
    consent?.actor.send({ type: 'consent.reopened' });
    consent?.actor.send(event);
  }, []);

  return { ...shown, send };
}
