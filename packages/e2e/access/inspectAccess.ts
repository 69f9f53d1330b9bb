import type { Page } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { listCutTextsFor } from './listCutTextsFor';
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
  const cut: string[][] = [];
  for (const reader of readers) cut.push(named(await listCutTextsFor(page, reader)));
  if (size) await page.setViewportSize(size);
  return { structure, validity, readers: cut };
}
