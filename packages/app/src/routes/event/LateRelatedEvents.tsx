import type { LivelyEvent } from '@lively/engine';
import { Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from '../../data/lazyWithFallback';

const RelatedEvents = lazyWithFallback(
  () => import('./RelatedEvents'),
  () => null,
);

/** Other events, after the page: neither the server nor the first paint waits for them, and where they do not come nothing is missed. */
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
