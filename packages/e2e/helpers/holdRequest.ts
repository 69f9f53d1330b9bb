import type { Page, Request } from '@playwright/test';

/**
 * Holds the first request of a kind back, so that later requests are answered before it.
 *
 * @param url - A URL pattern of Playwright.
 * @returns A function that releases the request.
 */
export async function holdRequest(
  page: Page,
  url: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(url, async (route) => {
    if (isFirst && isHeld(route.request())) {
      isFirst = false;
      await isReleased;
    }
    await route.fallback();
  });
  return release;
}
