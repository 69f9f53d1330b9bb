import type { JSHandle, Page } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { listCutTextsFor } from './listCutTextsFor';
import { listRoots } from './listRoots';
import { readers } from './readers';
import { validateMarkup } from './validateMarkup';

/** The faults that automatic checks find on a page. */
export interface AccessFaults {
  readonly structure: readonly string[];
  readonly validity: readonly string[];
  /** One list for each of `readers`. */
  readonly readers: readonly (readonly string[])[];
}

/** Runs all checks on the open page and then restores its size. */
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

/** Lists the HTML faults of a shadow root, which the markup of a page does not contain. */
async function validateShadow(root: JSHandle<Document | ShadowRoot>, path: string): Promise<string[]> {
  const html = await root.evaluate((node) => (node instanceof ShadowRoot ? node.innerHTML : ''));
  if (!html) return [];
  const page = `<!DOCTYPE html><html lang="fr"><head><title>Shadow</title></head><body>${html}</body></html>`;
  return await validateMarkup(page, `${path} (shadow root)`);
}
