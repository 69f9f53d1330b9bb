import type { RouteObject } from 'react-router-dom';
import { createI18n } from '../i18n/createI18n';
import { createRoutes } from '../routes/createRoutes';
import { writtenPages } from './writtenPages';

/** The patterns of the paths that are rendered in the browser. */
export async function listDynamicPaths(): Promise<string[]> {
  const routes = createRoutes(await createI18n('fr'));
  const written = new Set([...writtenPages.map(({ path }) => path), '*']);
  return listPaths(routes).filter((path) => !written.has(path));
}

function listPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])]);
}
