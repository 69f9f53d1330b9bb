import type { GeolocationProblem } from '@lively/machines';
import { useEffect, useRef, useState } from 'react';
import { textsOf } from '../i18n/texts';
import { showToast } from '../toasts/toasts';
import type { startGeolocationActor } from './startGeolocationActor';

/**
 * Finds the known city nearest to the device, when it is asked to. Where the device is, it keeps to itself; without an
 * answer the page goes on as it was, and says so. The machine is loaded with the first question.
 */
export function useNearestCity(onFound: (city: string) => void): { isLooking: boolean; look: () => void } {
  const t = textsOf('common');
  const [isLooking, setLooking] = useState(false);
  const starting = useRef<Promise<ReturnType<typeof startGeolocationActor>>>(undefined);
  const latest = useRef(onFound);
  latest.current = onFound;

  useEffect(
    () => () => {
      starting.current?.then((actor) => actor.stop());
      starting.current = undefined;
    },
    [],
  );

  function tellFailure(problem: GeolocationProblem) {
    const [title, description] =
      problem === 'unavailable'
        ? [t('geolocation.unavailableTitle'), t('geolocation.unavailableText')]
        : [t('geolocation.failedTitle'), t('geolocation.failedText')];
    showToast({ title, description, tone: 'danger' });
  }

  async function start() {
    const { startGeolocationActor } = await import('./startGeolocationActor');
    const actor = startGeolocationActor();
    actor.subscribe((snapshot) => setLooking(snapshot.matches('asking')));
    actor.on('geolocation.found', () => {
      const { city } = actor.getSnapshot().context;
      if (city) latest.current(city);
    });
    actor.on('geolocation.failed', ({ problem }) => tellFailure(problem));
    return actor;
  }

  function look() {
    starting.current ??= start();
    starting.current.then(
      (actor) => actor.send({ type: 'geolocation.asked' }),
      () => {
        starting.current = undefined;
        tellFailure('unavailable');
      },
    );
  }

  return { isLooking, look };
}
