import { test as base } from '@playwright/test';
import { hangLimits } from '../../../scripts/hangLimits';
import { type Hearing, startHearing } from './startHearing';

/** A Playwright test with a browser and a screen reader of its own: what one leaves behind does not reach the next. */
export const test = base.extend<{ hearing: Hearing }>({
  hearing: [
    async ({ launchOptions, baseURL, locale, timezoneId, serviceWorkers, contextOptions }, use) => {
      const given = { ...(baseURL && { baseURL }), ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
      const options = { ...contextOptions, ...given, serviceWorkers };
      const hearing = await startHearing({ ...launchOptions, headless: false }, options);
      await use(hearing);
      await hearing.stop();
    },
    { timeout: hangLimits.wait },
  ],
  context: ({ hearing }, use) => use(hearing.page.context()),
  page: ({ hearing }, use) => use(hearing.page),
});
