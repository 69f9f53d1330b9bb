import type { JSHandle, Page } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { listCutTextsFor } from './listCutTextsFor';
import { listRoots } from './listRoots';
import { readers } from './readers';
import { validateMarkup } from './validateMarkup';

/** What a machine finds at fault on a page. */
export interface AccessFaults {
  readonly structure: readonly string[];
  readonly validity: readonly string[];
  /** For each of `readers`. */
  readonly readers: readonly (readonly string[])[];
}

/** Tries all of that on the page that is open, which keeps its size. */
export async function inspectAccess(page: Page, path: string): Promise<AccessFaults> {
  const size = page.viewportSize();
  const named = (faults: readonly string[]) => faults.map((fault) => `${path}: ${fault}`);
  const structure = named(await inspectPage(page));
  const validity = await validateMarkup(await page.content(), path);
  for (const root of await listRoots(page)) validity.push(...(await validateShadow(root, path)));
  const cut: string[][] = [];
  for (const reader of readers) cut.push(named(await listCutTextsFor(page, reader)));
  if (size) await page.setViewportSize(size);
  return { structure, validity, readers: cut };
}

/** What of a shadow root is not valid HTML: the markup of a page leaves it out. */
async function validateShadow(root: JSHandle<Document | ShadowRoot>, path: string): Promise<string[]> {
  const html = await root.evaluate((node) => (node instanceof ShadowRoot ? node.innerHTML : ''));
  if (!html) return [];
  const page = `<!DOCTYPE html><html lang="fr"><head><title>Shadow</title></head><body>${html}</body></html>`;
  return await validateMarkup(page, `${path} (shadow root)`);
}
