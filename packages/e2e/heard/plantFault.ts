import type { Page } from '@playwright/test';
import type { PlantedFault } from './PlantedFault';

/** Plants a fault into every page that is opened from now on, as often as the app renders the elements again. */
export async function plantFault(page: Page, { selector, plant }: PlantedFault): Promise<void> {
  await page.addInitScript(`(() => {
    const plant = ${plant};
    const plantAll = () => document.querySelectorAll(${JSON.stringify(selector)}).forEach((element) => plant(element));
    new MutationObserver(plantAll).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    document.addEventListener('focusin', plantAll);
  })()`);
}
