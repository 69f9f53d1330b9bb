import type { LivelyEvent } from '@lively/engine';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from '../../data/lazyWithFallback';

const RelatedEvents = lazyWithFallback(
  () => import('./RelatedEvents'),
  () => null,
);

/** Related events. Neither the server nor the first paint waits for them; if they fail, nothing is shown. */
export function LateRelatedEvents({ event }: { event: LivelyEvent }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    isMounted && (
      <Suspense fallback={null}>
        <RelatedEvents event={event} />
      </Suspense>
    )
  );
}
