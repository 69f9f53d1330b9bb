import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyWithFallback } from '../../data/lazyWithFallback';

/** Creates a part of the page. Neither the server nor the first paint waits for it; if it fails, nothing is shown. */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazyWithFallback(load);
  return function LatePart(props: Props) {
    const [isMounted, setMounted] = useState(false);
    useEffect(() => setMounted(true), []);
    return (
      isMounted && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}
