import { TimeoutError } from '@lively/machines';
import { matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Backend } from '../data/Backend';

/** The optional exports of a page's module beside its component: `preload` reads the data of the page. */
interface PreloadingModule {
  preload?: (parameters: Params, backend: Backend) => void;
}

/** Loads the code, the texts and the data of the page at a path. Failures are ignored: following the link retries. */
export function preloadRoutes(routes: RouteObject[], path: string, backend: Backend): void {
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    const loading = typeof route.lazy === 'function' ? route.lazy() : Promise.resolve(route);
    loading.then((module) => (module as PreloadingModule).preload?.(params, backend)).catch(() => {});
  }
}

/** Replaces the lazy code of matched routes by the loaded code: hydration needs a complete first render. */
export async function resolveLazyRoutes(matches: readonly RouteMatch[] | null): Promise<void> {
  await Promise.all(
    (matches ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * Loads the routes of a prerendered page. The user can read the page meanwhile, so that it retries after each timeout.
 *
 * @returns Whether the code loaded: false after a failure other than a timeout.
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
