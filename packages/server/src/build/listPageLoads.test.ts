import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listPageLoads } from './listPageLoads.ts';

const app = resolve(import.meta.dirname, '../../../app');
const routes = globSync('src/routes/*/*.{page,route}.tsx', { cwd: app });

test('each module that a page loads exists in the app', () => {
  const named = listPageLoads(routes)
    .flat()
    .filter((module) => !module.endsWith('/'));
  const sources = new Set(globSync('src/**/*.{ts,tsx}', { cwd: app }));
  expect(routes.length).toBeGreaterThan(30);
  expect(named.filter((module) => !sources.has(module))).toEqual([]);
});

test('each route is a page, and a route that is not named here is one of a user', () => {
  expect(new Set(listPageLoads(routes).map(([route]) => route))).toEqual(new Set(routes));
  const [visitor, user, idle] = listPageLoads(['src/routes/tickets/tickets.route.tsx']);
  expect(visitor).toContain('src/routes/auth/auth.route.tsx');
  expect(user).toContain('src/frame/UserTools.tsx');
  expect(idle).toContain('src/toasts/ToastRegion.tsx');
});

test('a page of prose loads no data and no session', () => {
  expect(listPageLoads(['src/routes/pages/careers.page.tsx', 'src/frame/DataLayout.tsx'])).toEqual([
    ['src/routes/pages/careers.page.tsx', 'src/content/usePageContent.ts'],
  ]);
});
