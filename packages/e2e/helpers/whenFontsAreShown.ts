import type { Page } from '@playwright/test';

/** Waits until a page has drawn its fonts: one that loads late moves the texts. */
export const whenFontsAreShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // A frame may request another font, and reports the shifts of the previous one.
    do {
      await document.fonts.ready;
      for (const _ of [1, 2, 3]) await nextFrame();
    } while (document.fonts.status === 'loading');
  });
