import type { Page } from '@playwright/test';

/** What a person does on a page, and how the page is prepared for it. */
export interface Gesture {
  readonly path: string;
  readonly isSignedIn?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Ends with the effect. */
  readonly act: (page: Page) => Promise<unknown>;
}

const firstCard = (page: Page) => page.locator('article a').first();
const eventPage = (page: Page) => page.getByRole('main').getByRole('complementary');
const openEvent = async (page: Page) => {
  await firstCard(page).tap();
  await eventPage(page).waitFor();
};
const typeLetters = { prepare: (page: Page) => page.locator('input[type=search]').tap(), act: typeWord };

/** What is typed. */
export const word = 'jazz';

/** The gestures that `pnpm bench:input` measures, with the sample events. */
export const gestures = {
  'a letter in a bare field': {
    path: 'data:text/html,<!doctype html><meta name=viewport content="width=device-width"><input type=search>',
    ...typeLetters,
  },
  'a letter in the search': { path: '/explore', ...typeLetters },
  'filters opened': {
    path: '/explore',
    act: async (page) => {
      await page.locator('main button[aria-haspopup=dialog]').first().tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  'heart of a visitor': {
    path: '/explore',
    act: async (page) => {
      await page.locator('article button[aria-pressed]').first().tap();
      await page.locator('[role=status] > [role=group]').waitFor();
    },
  },
  vote: {
    path: '/event/17',
    isSignedIn: true,
    act: async (page) => {
      const up = page.locator('main button[aria-pressed]:not([aria-label])').first();
      const before = await up.getAttribute('aria-pressed');
      await up.tap();
      await page
        .locator(`main button[aria-pressed=${before === 'false'}]:not([aria-label])`)
        .first()
        .waitFor();
    },
  },
  'event opened': { path: '/explore', act: openEvent },
  'back to the list': {
    path: '/explore',
    prepare: openEvent,
    act: async (page) => {
      await page.goBack();
      await firstCard(page).waitFor();
    },
  },
  '24 more cards': {
    path: '/explore',
    act: async (page) => {
      await page.locator('main a[href="/explore?page=2"]').tap();
      await page.locator('article').nth(47).waitFor();
    },
  },
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof gestures;

async function typeWord(page: Page): Promise<void> {
  for (const letter of word) {
    await page.keyboard.press(letter);
    // Long enough for the suggestions and the list that follow a letter.
    await page.waitForTimeout(1_000);
  }
}
