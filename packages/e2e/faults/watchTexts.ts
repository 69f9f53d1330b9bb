import type { Page } from '@playwright/test';

/** Notes whether any of some texts is said from now on, be it for a moment. Returns a function that tells. */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<() => Promise<boolean>> {
  const root = page.locator('html');
  await root.evaluate((element, watched) => {
    new MutationObserver(() => {
      if (watched.some((text) => element.textContent.includes(text))) element.dataset.said = 'true';
    }).observe(element, { subtree: true, childList: true, characterData: true });
  }, texts);
  return async () => (await root.getAttribute('data-said')) === 'true';
}
