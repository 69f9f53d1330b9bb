import { type ConsentChoices, type ConsentEvent, createConsentMachine } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { DataProvider } from '../data/DataProvider';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { deviceStorage } from '../device/deviceStorage';
import { recentSearches } from '../device/recentSearches';
import { useUserId } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';
import { consentStorageKey } from './mayPersonalise';

/** What the form of choices shows, and how it is driven. */
export interface Consent {
  choices: ConsentChoices;
  /** Whether what shows was just saved. */
  isSaved: boolean;
  /** Whether nothing was ever chosen, or too long ago. False until that is known. */
  isAsked: boolean;
  send: (...events: readonly ConsentEvent[]) => void;
}

export interface ConsentActorProps {
  /** Chosen before this was there. */
  earlyEvents: readonly ConsentEvent[];
  onChange: (consent: Consent) => void;
}

/** Runs the machine of what the person allows on this device. Public pages have no data of their own, so it brings it. */
export default function ConsentActor(props: ConsentActorProps) {
  return (
    <DataProvider>
      <RunningConsent {...props} />
    </DataProvider>
  );
}

const machine = createConsentMachine({
  storeConsent: (text) => deviceStorage.write(consentStorageKey, text),
  now: () => Date.now(),
});
const readStored = () => ({ stored: deviceStorage.read(consentStorageKey), now: Date.now() });

function RunningConsent({ earlyEvents, onChange }: ConsentActorProps) {
  const [input] = useState(readStored);
  const actor = useActorRef(machine, { input });
  const { choices, given } = useSelector(actor, ({ context }) => context);
  const isSaved = useSelector(actor, ({ value }) => value === 'given');
  const forgetInteractions = useForgetInteractions();

  const send = useCallback(
    (...events: readonly ConsentEvent[]) => {
      // A saved choice is closed: changing it again opens it.
      for (const event of [{ type: 'consent.reopened' } as const, ...events]) actor.send(event);
      const isSaving = events.some(({ type }) => type !== 'consent.changed');
      if (!isSaving || actor.getSnapshot().context.granted.personalization) return;
      recentSearches.clear();
      forgetInteractions();
    },
    [actor, forgetInteractions],
  );

  useEffect(() => actor.send({ type: 'consent.reopened' }), [actor]);
  useEffect(() => {
    onChange({ choices, isSaved, isAsked: !given, send });
  }, [choices, isSaved, given, send, onChange]);
  useEffect(() => {
    if (earlyEvents.length) send(...earlyEvents);
  }, [earlyEvents, send]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === consentStorageKey || key === null) actor.send({ type: 'consent.synced', ...readStored() });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [actor]);
  return null;
}

/** Whoever is signed in and refuses personalisation takes back what was recorded. */
function useForgetInteractions(): () => Promise<void> {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { tastes } = useBackend();
  const userId = useUserId();
  return useCallback(async () => {
    if (!userId) return;
    try {
      await tastes.forgetInteractions(userId);
      invalidate(queryKeys.taste(userId));
    } catch {
      showToast({ title: t('toast.errorTitle'), description: t('toast.notForgotten'), tone: 'danger' });
    }
  }, [invalidate, showToast, t, tastes, userId]);
}
