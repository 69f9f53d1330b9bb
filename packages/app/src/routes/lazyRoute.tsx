import { type ComponentType, lazy, useState } from 'react';
import { loadTexts } from '../i18n/texts';
import type { AppRoute } from './AppRoute';

const prepared = new Map<AppRoute, ComponentType>();

/** Loads a route's page with its texts, so that it shows at its first rendering. */
export async function prepareRoute(route: AppRoute): Promise<ComponentType> {
  const [{ Component }] = await Promise.all([route.load(), loadTexts(route.texts)]);
  prepared.set(route, Component);
  return Component;
}

/** A route's page, loaded with its texts when it is first shown, or shown at once when it was prepared. */
export function lazyRoute(route: AppRoute): ComponentType {
  const Lazy = lazy(async () => ({ default: await prepareRoute(route) }));
  return function Page() {
    const [Shown] = useState<ComponentType>(() => prepared.get(route) ?? Lazy);
    return <Shown />;
  };
}
