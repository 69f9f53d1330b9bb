import type { Coordinates } from '@lively/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyActor } from '../data/useLazyActor';
import { useShowToast } from '../toasts/ToastProvider';

interface NearestCity {
  isLooking: boolean;
  look: () => void;
}

const loadGeolocationActor = () => import('./geolocationActor');
const noInput = {};

/**
 * Requests the position of the device, and finds the nearest known city. On failure a toast is shown, and the page
 * works without the city.
 */
export function useNearestCity(
  onFound: (city: string, coordinates: Coordinates) => void,
  onFailed: () => void = () => {},
): NearestCity {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const [isAsked, setAsked] = useState(false);
  const { snapshot, send } = useLazyActor(loadGeolocationActor, isAsked ? noInput : null, {
    onUnavailable: () => fail('unavailable'),
    on: {
      'geolocation.found': (_, { context: { city, coordinates } }) => {
        if (city && coordinates) onFound(city, coordinates);
      },
      'geolocation.failed': ({ problem }) => fail(problem === 'unavailable' ? 'unavailable' : 'failed'),
    },
  });
  return {
    isLooking: snapshot?.matches('asking') ?? false,
    look: () => {
      setAsked(true);
      send({ type: 'geolocation.asked' });
    },
  };

  function fail(kind: 'unavailable' | 'failed') {
    showToast({ title: t(`geolocation.${kind}Title`), description: t(`geolocation.${kind}Text`), tone: 'danger' });
    onFailed();
  }
}
