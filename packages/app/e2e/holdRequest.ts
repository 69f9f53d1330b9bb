import type { Page, Request } from '@playwright/test';

/**
 * Keeps the first request of a kind from reaching the backend, so that what is asked after it is answered before it.
 *
 * @returns A function that lets it go.
 */
export async function holdRequest(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/rest/v1/**', async (route) => {
    if (isFirst && isHeld(route.request())) {
      isFirst = false;
      await isReleased;
    }
    await route.fallback();
  });
  return release;
}
