import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withDeadline } from './withDeadline';

/**
 * A component whose code comes when it is first shown. Where it does not come in time, the fallback takes its place for the
 * life of the document: browsers do not ask again for a module that failed.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withDeadline(load).catch(() => ({ default: Fallback })));
}
