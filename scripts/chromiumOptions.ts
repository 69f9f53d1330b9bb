import { findChromium } from './findChromium.ts';

/**
 * The options of Chromium for every test and benchmark: the installed browser, as root, without network requests of the browser.
 */
export const chromiumOptions = {
  // A getter, because reading the configuration alone needs no browser.
  get executablePath() {
    return findChromium();
  },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The browser process itself then starts its renderers and waits for them, so that `scripts/test.ts` counts their
    // processor time.
    '--no-zygote',
  ],
};
