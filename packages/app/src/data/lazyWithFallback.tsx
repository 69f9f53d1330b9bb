import { withDeadline } from '@lively/machines';
import { type ComponentType, lazy, useLayoutEffect, useState } from 'react';

/**
 * Creates a component whose code loads when it is first shown. If it fails or is too late, the fallback is shown until
 * the connection is back, the component is shown again, or its property `open` becomes true again.
 *
 * @param Fallback - Omit it for an optional part.
 * @param loadTexts - Loads the texts that the component needs before it is shown.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props> = Nothing,
  loadTexts?: () => Promise<void>,
): ComponentType<Props> {
  let isFailed = false;
  let Latest = create();

  function create() {
    return lazy(() =>
      withDeadline(async () => {
        const [module] = await Promise.all([load(), loadTexts?.()]);
        return module;
      }).catch(() => {
        isFailed = true;
        return { default: Fallback };
      }),
    );
  }

  /** Loads the code again after a failure. Never while rendering: a suspended component renders again once it has loaded. */
  function renew() {
    if (isFailed) Latest = create();
    isFailed = false;
    return Latest;
  }

  return function LazyWithFallback(props: Props) {
    const [Component, setComponent] = useState(() => Latest);
    // Subscribes before the paint: the connection may return right after it.
    useLayoutEffect(() => {
      const retry = () => setComponent(renew);
      addEventListener('online', retry);
      return () => {
        removeEventListener('online', retry);
        renew();
      };
    }, []);
    const isOpen = 'open' in props && props.open === true;
    useLayoutEffect(() => {
      if (isOpen) setComponent(renew);
    }, [isOpen]);
    return <Component {...props} />;
  };
}

const Nothing = () => null;
