import { findChromium } from './findChromium.ts';

/** How every test and benchmark starts Chromium: the one that was found, as root, without asking anything of the network. */
export const chromiumOptions = {
  // Not before a browser starts: reading the configuration alone needs none.
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
    // The browser itself then starts its pages and waits for their end: `scripts/test.ts` counts their processor time.
    '--no-zygote',
  ],
};
