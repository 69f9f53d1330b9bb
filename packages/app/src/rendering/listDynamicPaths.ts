import type { RouteObject } from 'react-router-dom';
import { createI18n } from '../i18n/createI18n';
import { createRoutes } from '../routes/createRoutes';
import { writtenPages } from './writtenPages';

/** Lists the patterns of the paths that the browser renders. */
export async function listDynamicPaths(): Promise<string[]> {
  const routes = createRoutes(await createI18n('fr'));
  const written = new Set([...writtenPages.map(({ path }) => path), '*']);
  return listPaths(routes).filter((path) => !written.has(path));
}

function listPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])]);
}
