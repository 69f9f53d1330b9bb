import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './place';

/** Answers a page as the server does if its backend does not answer: with the app, which requests the data. */
export async function serveShell(page: Page, url: string): Promise<void> {
  const shell = resolve(root, 'packages/app/dist/app.html');
  await page.route(url, (route) => route.fulfill({ status: 503, contentType: 'text/html', path: shell }));
}
