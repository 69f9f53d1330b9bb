import { test as playwrightTest } from '@playwright/test';

export interface BaseFixtures {
  tidiness: undefined;
}

/** A test that closes the contexts it opened in its browser: Playwright keeps their pages running until the worker ends. */
export const baseTest = playwrightTest.extend<BaseFixtures>({
  tidiness: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(
        browser
          .contexts()
          .filter((context) => !before.has(context))
          .map((context) => context.close()),
      );
    },
    { auto: true },
  ],
});
