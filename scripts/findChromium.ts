import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The fastest browser first. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed browser, Playwright's browser, or a new one from
 * Playwright's download or, for root on Debian, from a package.
 *
 * @throws Error with instructions if none can be found or downloaded.
 */
export function findChromium(): string {
  return known() ?? download() ?? installPackage() ?? explain();
}

function known(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

function download(): string | undefined {
  return attempt('Playwright’s Chromium', () => run('playwright', ['install', 'chromium'], 180_000));
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const install = (name: string) => run('apt-get', ['install', '--yes', '--no-install-recommends', name], 600_000);
  return (
    attempt('Debian’s headless Chromium', () => {
      run('apt-get', ['update'], 180_000);
      install('chromium-headless-shell');
    }) ?? attempt('Debian’s Chromium', () => install('chromium'))
  );
}

function attempt(what: string, install: () => void): string | undefined {
  process.stdout.write(`No Chromium on this machine: installing ${what}…\n`);
  try {
    install();
  } catch {
    process.stdout.write(`${what} is not to be had here.\n`);
  }
  return known();
}

function run(command: string, parameters: string[], timeout: number): void {
  execFileSync(command, parameters, {
    stdio: 'ignore',
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function explain(): never {
  throw new Error(
    'The stories and the journeys run in Chromium, and none was found or could be installed. Install one (`apt-get install chromium`, or `npx playwright install chromium`), or set CHROMIUM_PATH to its path, and run the tests again.',
  );
}
