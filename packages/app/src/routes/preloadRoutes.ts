import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/** Loads the code and the texts of the page at a path. Failing is no harm: following the link tries again. */
export function preloadRoutes(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
  }
}

/** Puts the code of matched routes in its place, so that the first rendering is whole: what hydration asks for. */
export async function resolveLazyRoutes(matches: readonly RouteMatch[] | null): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
