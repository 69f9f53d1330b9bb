import { TimeoutError } from '@lively/machines';
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Backend } from '../data/Backend';

/** What the module of a page may have beside its component: it reads what the page shows. */
interface PreloadingModule {
  preload?: (parameters: Params, backend: Backend) => void;
}

/** Loads the code, the texts and the data of the page at a path. Failing is no harm: following the link tries again. */
export function preloadRoutes(routes: RouteObject[], path: string, backend: Backend): void {
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    const loading = typeof route.lazy === 'function' ? route.lazy() : Promise.resolve(route);
    loading.then((module) => (module as PreloadingModule).preload?.(params, backend)).catch(() => {});
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

/**
 * Resolves the routes of a page that came written. The page can be read meanwhile: on a slow line it waits for as long as its
 * code needs.
 *
 * @returns Whether the code came: false where it failed otherwise than by taking too long.
 */
export async function resolveWrittenPage(matches: readonly RouteMatch[] | null): Promise<boolean> {
  for (;;) {
    try {
      await resolveLazyRoutes(matches);
      return true;
    } catch (error) {
      if (!(error instanceof Error && error.cause instanceof TimeoutError)) return false;
    }
  }
}
