import { Suspense, useState } from 'react';
import { lazyWithFallback } from '../../data/lazyWithFallback';
import { useStreets } from '../../data/useStreets';
import { hasWebGl } from '../../device/hasWebGl';
import { OutlineMap, type OutlineMapProps } from './OutlineMap';

/**
 * The events of a place as points: on streets where the host has a map of them and the browser can draw it, otherwise on the outlines
 * of the departments. The outlines are shown until the streets are loaded, and for a place without points.
 */
export function PlaceMap(props: OutlineMapProps) {
  const streets = useStreets();
  const [canDraw] = useState(hasWebGl);
  const hasPoints = Boolean(props.map?.points.length);
  const [isStarted, setStarted] = useState(hasPoints);
  // The streets stay while other filters are read.
  if (hasPoints && !isStarted) setStarted(true);
  if (!streets || !canDraw || !isStarted) return <OutlineMap {...props} />;
  return (
    <Suspense fallback={<OutlineMap {...props} />}>
      <StreetMap {...props} streets={streets} />
    </Suspense>
  );
}

const StreetMap = lazyWithFallback(() => import('./StreetMap'), OutlineMap);
