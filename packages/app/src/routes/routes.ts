import type { AppRoute } from './AppRoute';
import { publicPages } from './publicPages';

/** Every page of the app. Addresses are written by `paths.ts`. */
export const routes: readonly AppRoute[] = [
  { path: '/explore', texts: ['explore', 'taxonomy'], load: () => import('./explore/explore.route') },
  { path: '/event/:id', texts: ['event', 'taxonomy'], load: () => import('./event/event.route') },
  {
    path: '/events',
    texts: ['recommendations', 'preferences', 'onboarding', 'taxonomy'],
    load: () => import('./recommendations/recommendations.route'),
  },
  { path: '/my-events', texts: ['myEvents', 'taxonomy'], load: () => import('./myEvents/myEvents.route') },
  { path: '/create-event', texts: ['eventForm', 'taxonomy'], load: () => import('./eventForm/createEvent.route') },
  { path: '/event/:id/edit', texts: ['eventForm', 'taxonomy'], load: () => import('./eventForm/editEvent.route') },
  {
    path: '/profile',
    texts: ['profile', 'preferences', 'onboarding', 'taxonomy'],
    load: () => import('./profile/profile.route'),
  },
  { path: '/auth', texts: ['auth'], load: () => import('./auth/auth.route') },
  ...publicPages,
  { path: '*', texts: ['notFound'], load: () => import('./notFound/notFound.route') },
];
