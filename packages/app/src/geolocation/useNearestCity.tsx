import type { Coordinates } from '@lively/engine';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useShowToast } from '../toasts/ToastProvider';
import type { GeolocationActorProps } from './GeolocationActor';

const GeolocationActor = lazyWithFallback(() => import('./GeolocationActor'), UnavailableGeolocation);

interface NearestCity {
  isLooking: boolean;
  look: () => void;
  /** Runs the machine: rendered anywhere in the page. */
  actor: ReactNode;
}

/**
 * Finds where the device is, and the known city nearest to it, when it is asked to. Without an answer the page goes on as it
 * was, and says so.
 */
export function useNearestCity(
  onFound: (city: string, coordinates: Coordinates) => void,
  onFailed: () => void = () => {},
): NearestCity {
  const [isLooking, setLooking] = useState(false);
  const [question, setQuestion] = useState(0);
  return {
    isLooking,
    look: () => setQuestion((number) => number + 1),
    actor: question > 0 && (
      <Suspense fallback={null}>
        <GeolocationActor question={question} onAsking={setLooking} onFound={onFound} onFailed={onFailed} />
      </Suspense>
    ),
  };
}

/** Where the machine does not come, the device is not asked. */
function UnavailableGeolocation({ question, onFailed }: GeolocationActorProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => {
    if (question === 0) return;
    const [title, description] = [t('geolocation.unavailableTitle'), t('geolocation.unavailableText')];
    showToast({ title, description, tone: 'danger' });
    latest.current();
  }, [question, showToast, t]);
  return null;
}
