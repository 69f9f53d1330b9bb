import type { Page } from '@playwright/test';

/** Goes to a path without reloading the app, and waits until the metadata of its page is set. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction(
    (pathname) => {
      const canonical = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].at(-1);
      return canonical && new URL(canonical.href).pathname === pathname;
    },
    path.replace(/\?.*/, ''),
  );
}
