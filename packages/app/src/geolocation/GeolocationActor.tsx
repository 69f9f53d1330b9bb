import type { Coordinates } from '@lively/engine';
import { createGeolocationMachine } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmitted } from '../data/useEmitted';
import { useShowToast } from '../toasts/ToastProvider';
import { locate } from './locate';

export interface GeolocationActorProps {
  /** Each new number is a new question. */
  question: number;
  onAsking: (isAsking: boolean) => void;
  onFound: (city: string, coordinates: Coordinates) => void;
  onFailed: () => void;
}

const machine = createGeolocationMachine({ locate: () => locate(navigator.geolocation) });

/** Runs the machine that asks the device where it is. Loaded with the first question. */
export default function GeolocationActor({ question, onAsking, onFound, onFailed }: GeolocationActorProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const actor = useActorRef(machine);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));

  useEffect(() => onAsking(isAsking), [isAsking, onAsking]);
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    actor.send({ type: 'geolocation.asked' });
  }, [actor, question]);

  useEmitted(actor, 'geolocation.found', () => {
    const { city, coordinates } = actor.getSnapshot().context;
    if (city && coordinates) onFound(city, coordinates);
  });
  useEmitted(actor, 'geolocation.failed', ({ problem }) => {
    const own = problem === 'unavailable' ? 'unavailable' : 'failed';
    showToast({ title: t(`geolocation.${own}Title`), description: t(`geolocation.${own}Text`), tone: 'danger' });
    onFailed();
  });
  return null;
}
