import { withDeadline } from '@lively/machines';
import { type ComponentType, lazy, useLayoutEffect, useState } from 'react';
import { retryImport } from './retryImport';

/**
 * A component whose code comes when it is first shown. Where it does not come in time, the fallback takes its place, until
 * the connection is back or the component is shown again.
 *
 * @param loadTexts - Loads what the component reads before it is shown.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
  loadTexts?: () => Promise<void>,
): ComponentType<Props> {
  let isFailed = false;
  let Latest = create();

  function create() {
    return lazy(() =>
      withDeadline(async () => {
        const [module] = await Promise.all([retryImport(load), loadTexts?.()]);
        return module;
      }).catch(() => {
        isFailed = true;
        return { default: Fallback };
      }),
    );
  }

  /** Loads it again after a failure. Never while rendering: a component that waits for code renders again until it has loaded. */
  function renew() {
    if (isFailed) Latest = create();
    isFailed = false;
    return Latest;
  }

  return function LazyWithFallback(props: Props) {
    const [Component, setComponent] = useState(() => Latest);
    // From the moment it shows: the connection may be back in the next.
    useLayoutEffect(() => {
      const retry = () => setComponent(renew);
      addEventListener('online', retry);
      return () => {
        removeEventListener('online', retry);
        renew();
      };
    }, []);
    return <Component {...props} />;
  };
}
