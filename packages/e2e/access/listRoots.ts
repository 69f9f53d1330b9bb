import type { JSHandle, Page } from '@playwright/test';

/** The document that is open, and each open shadow root in it: `querySelectorAll` of one finds nothing of the others. */
export async function listRoots(page: Page): Promise<JSHandle<Document | ShadowRoot>[]> {
  const list = await page.evaluateHandle(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    // What is appended meanwhile is walked as well.
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    return roots;
  });
  const handles = await list.getProperties();
  return [...handles.values()] as JSHandle<Document | ShadowRoot>[];
}
