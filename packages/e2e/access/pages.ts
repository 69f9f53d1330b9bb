import type { Page } from '@playwright/test';
import { signUp, type User } from '../helpers/signUp';

/** One public page of each kind. */
export const publicPaths = [
  '/',
  '/explore?q=jazz',
  '/explore',
  '/event/17',
  '/auth',
  '/about',
  '/accessibilite',
  '/accessibilite/grille',
  '/api',
  '/blog',
  '/blog/why-this-event',
  '/careers',
  '/community',
  '/contact',
  '/cookies',
  '/faq',
  '/help',
  '/help/create-account',
  '/mobile-app',
  '/plan-du-site',
  '/privacy',
  '/ranking',
  '/support',
  '/tastes',
  '/widgets',
  '/nulle-part',
] as const;

/** The pages of a signed-in user. */
export const userPaths = ['/events', '/my-events', '/profile', '/profile?tab=settings', '/create-event'] as const;

/** Opens a page and waits until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.locator('h1').first().waitFor();
  await settle(page);
}

/** Waits until loading is finished, so that no skeleton, dimmed list or spinner is inspected. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTurning = document
      .getAnimations()
      .some((animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
    return !isTurning && !document.querySelector('[aria-busy=true]');
  });
}

export function signUpFor(page: Page): Promise<User> {
  return signUp(page, 'Camille Lisible');
}
