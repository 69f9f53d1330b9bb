import type { Page } from '@playwright/test';

/** Records whether any of some texts is shown from now on, even briefly. Returns a function that reads the result. */
export async function watchTexts(page: Page, texts: readonly string[]): Promise<() => Promise<boolean>> {
  const root = page.locator('html');
  await root.evaluate((element, watched) => {
    new MutationObserver(() => {
      if (watched.some((text) => element.textContent.includes(text))) element.dataset.said = 'true';
    }).observe(element, { subtree: true, childList: true, characterData: true });
  }, texts);
  return async () => (await root.getAttribute('data-said')) === 'true';
}
