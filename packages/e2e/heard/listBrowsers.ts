import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Lists the full Chromiums of this machine. The headless shell, which other tests prefer, has no accessibility tree. */
export function listBrowsers(): string[] {
  const { CHROMIUM_PATH } = process.env;
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];
  return [CHROMIUM_PATH ?? '', ...known].filter((path) => existsSync(path) && !path.includes('headless'));
}
