import type { i18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';
import { PageFailure } from '../frame/PageFailure';
import { RootLayout } from '../frame/RootLayout';
import { paths } from '../navigation/paths';
import { RequireSession } from '../session/RequireSession';
import { loadPage } from './loadPage';
import { createPublicRoutes } from './publicPages';

/** Builds the routes of all pages, in the language of the texts. `paths.ts` builds the paths. */
export function createRoutes(i18n: i18n): RouteObject[] {
  return [
    {
      Component: RootLayout,
      // The router shows the frame while the first page loads.
      HydrateFallback: RootLayout,
      children: [
        {
          ErrorBoundary: PageFailure,
          children: [
            ...createPublicRoutes(i18n),
            { path: '/auth', lazy: loadPage(i18n, ['auth'], () => import('./auth/auth.route')) },
            { path: '/confirm', lazy: loadPage(i18n, ['mails'], () => import('./confirm/confirm.route')) },
            { lazy: loadPage(i18n, [], () => import('../frame/DataLayout')), children: createDataRoutes(i18n) },
            { path: paths.offline, lazy: loadPage(i18n, ['offline'], () => import('./offline/offline.route')) },
            { path: '*', lazy: loadPage(i18n, ['notFound'], () => import('./notFound/notFound.route')) },
          ],
        },
      ],
    },
  ];
}

/** Builds the routes of the pages that show data of the backend. */
function createDataRoutes(i18n: i18n): RouteObject[] {
  return [
    {
      path: '/explore',
      lazy: loadPage(i18n, ['explore', 'taxonomy'], () => import('./explore/explore.route')),
    },
    {
      path: '/tastes',
      lazy: loadPage(i18n, ['tastes', 'taxonomy'], () => import('./tastes/tastes.route')),
    },
    {
      path: '/event/:id',
      lazy: loadPage(i18n, ['event', 'taxonomy'], () => import('./event/event.route')),
    },
    // A guest who has answered has a second token in the URL.
    ...['/choose/:token', '/choose/:token/:answerToken'].map((path) => ({
      path,
      lazy: loadPage(i18n, ['poll', 'taxonomy'], () => import('./poll/poll.route')),
    })),
    {
      path: '/organize/:token',
      lazy: loadPage(i18n, ['poll', 'taxonomy'], () => import('./poll/pollOrganizer.route')),
    },
    {
      Component: RequireSession,
      children: [
        {
          path: '/events',
          lazy: loadPage(
            i18n,
            ['recommendations', 'preferences', 'onboarding', 'taxonomy'],
            () => import('./recommendations/recommendations.route'),
          ),
        },
        {
          path: '/my-events',
          lazy: loadPage(i18n, ['myEvents', 'report', 'taxonomy'], () => import('./myEvents/myEvents.route')),
        },
        ...(['moderation', 'messages', 'operations'] as const).map((page) => ({
          path: `/${page}`,
          lazy: loadPage(
            i18n,
            [...(page === 'operations' ? [page] : []), 'moderation', 'report', 'taxonomy'],
            async () => (await import('./staffPages'))[page](),
          ),
        })),
        {
          path: '/create-event',
          lazy: loadPage(i18n, ['eventForm', 'taxonomy'], () => import('./eventForm/createEvent.route')),
        },
        {
          path: '/event/:id/edit',
          lazy: loadPage(i18n, ['eventForm', 'taxonomy'], () => import('./eventForm/editEvent.route')),
        },
        {
          path: '/profile',
          lazy: loadPage(
            i18n,
            ['profile', 'auth', 'secondFactor', 'preferences', 'onboarding', 'taxonomy'],
            () => import('./profile/profile.route'),
          ),
        },
      ],
    },
  ];
}
