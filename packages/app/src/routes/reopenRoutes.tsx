import { type ComponentType, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageFailure } from '../frame/PageFailure';

/**
 * Returns the routes for a router. A router keeps the first answer of a lazy route for the life of the document, a
 * failure too: the page would stay missing after the network is back. These routes answer with a page that loads its
 * code again.
 */
export function reopenRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    if (route.index) return route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => lazy().catch(() => ({ Component: createMissingPage(lazy) })) }),
      ...(children && { children: reopenRoutes(children) }),
    };
  });
}

/** Creates a page that loads its code when it is shown, and when the network returns. */
function createMissingPage(load: () => Promise<{ Component?: ComponentType | null }>): ComponentType {
  let Loaded: ComponentType | undefined;
  return function MissingPage() {
    const [Page, setPage] = useState(() => Loaded);
    useEffect(() => {
      if (Page) return;
      const retry = () =>
        load().then(
          ({ Component }) => {
            Loaded = Component ?? undefined;
            setPage(() => Loaded);
          },
          () => {},
        );
      retry();
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [Page]);
    return Page ? <Page /> : <PageFailure />;
  };
}
