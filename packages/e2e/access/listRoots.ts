import type { JSHandle, Page } from '@playwright/test';

/** Lists the open document and each open shadow root in it. `querySelectorAll` does not search across them. */
export async function listRoots(page: Page): Promise<JSHandle<Document | ShadowRoot>[]> {
  const list = await page.evaluateHandle(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    // Shadow roots that are appended during the loop are visited as well.
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    return roots;
  });
  const handles = await list.getProperties();
  return [...handles.values()] as JSHandle<Document | ShadowRoot>[];
}
