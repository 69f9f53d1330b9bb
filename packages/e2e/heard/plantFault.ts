import type { Page } from '@playwright/test';
import type { PlantedFault } from './PlantedFault';

/** Plants a fault into every page that is opened from now on, as often as the app renders the elements again. */
export async function plantFault(page: Page, { selector, plant }: PlantedFault): Promise<void> {
  await page.addInitScript(`(() => {
    const plant = ${plant};
    const options = { attributes: true, characterData: true, childList: true, subtree: true };
    const plantAll = () => {
      document.querySelectorAll(${JSON.stringify(selector)}).forEach((element) => plant(element));
      // Planting is a change as well, which would be answered without end.
      observer.takeRecords();
    };
    const observer = new MutationObserver(plantAll);
    observer.observe(document, options);
    document.addEventListener('focusin', plantAll);
  })()`);
}
