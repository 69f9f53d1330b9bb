import type { Page, Request } from '@playwright/test';

/**
 * Keeps the first request of a kind from reaching the server, so that what is asked after it is answered before it.
 *
 * @param url - A pattern of Playwright's.
 * @returns A function that lets it go.
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
