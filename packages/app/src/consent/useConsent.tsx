import { type ConsentEvent, consentDefaults } from '@lively/machines';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithFallback } from '../data/lazyWithFallback';
import type { Consent, ConsentActorProps } from './ConsentActor';

/** Where the machine does not come, nothing is granted, and the form stays as it is. */
const ConsentActor = lazyWithFallback<ConsentActorProps>(
  () => import('./ConsentActor'),
  () => null,
);

/**
 * The choices of the person on this device, open for changing while the page shows. The machine comes after the first
 * paint: until then the defaults show, and what is pressed waits for it.
 */
export function useConsent(): Consent & {
  /** Runs the machine: rendered anywhere in the page. */
  actor: ReactNode;
} {
  const [isMounted, setMounted] = useState(false);
  const [consent, setConsent] = useState<Consent>();
  const [earlyEvents, setEarlyEvents] = useState<readonly ConsentEvent[]>([]);
  const wait = useCallback(
    (...events: readonly ConsentEvent[]) => setEarlyEvents((others) => [...others, ...events]),
    [],
  );
  useEffect(() => setMounted(true), []);
  return {
    ...(consent ?? { choices: consentDefaults, isSaved: false, isAsked: false, send: wait }),
    actor: isMounted && (
      <Suspense fallback={null}>
        <ConsentActor earlyEvents={earlyEvents} onChange={setConsent} />
      </Suspense>
    ),
  };
}
