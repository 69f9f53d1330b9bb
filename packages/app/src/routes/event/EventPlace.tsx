import type { LivelyEvent } from '@lively/engine';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLazyPart } from '../../data/useLazyPart';
import { MissingPlace } from './MissingPlace';

const loadMap = () => import('./EventPlaceMap');

/** The place of an event on a map, which loads when the user is about to see it. Hidden if there is none. */
export default function EventPlace({ event }: { event: LivelyEvent }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const onMissing = useCallback(() => setIsMissing(true), []);
  const PlaceMap = useLazyPart(loadMap, ['map'], MissingPlace);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} hidden={isMissing}>
      <Suspense fallback={null}>{isNear && <PlaceMap event={event} onMissing={onMissing} />}</Suspense>
    </div>
  );
}
