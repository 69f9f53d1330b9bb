import type { Page } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { listCutTextsFor } from './listCutTextsFor';
import { visit } from './pages';
import { readers } from './readers';
import { validateMarkup } from './validateMarkup';

/** What a machine finds at fault on a page. */
export interface AccessFaults {
  readonly structure: readonly string[];
  readonly validity: readonly string[];
  /** For each of `readers`. */
  readonly readers: readonly (readonly string[])[];
}

/** Opens a page, and tries all of that on it. */
export async function inspectAccess(page: Page, path: string): Promise<AccessFaults> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, path);
  const named = (faults: readonly string[]) => faults.map((fault) => `${path}: ${fault}`);
  const structure = named(await inspectPage(page));
  const validity = await validateMarkup(await page.content(), path);
  const cut: string[][] = [];
  for (const reader of readers) cut.push(named(await listCutTextsFor(page, reader)));
  return { structure, validity, readers: cut };
}
