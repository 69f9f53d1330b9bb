import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { launcherPath } from './launcherPath.ts';
import { listBrowsers } from './listBrowsers.ts';

/** Lists what the screen reader needs and this machine does not have. */
export function findMissingTools(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const commands = ['orca', 'Xvfb', 'speech-dispatcher', 'dbus-daemon', 'gdbus'];
  return [
    ...commands.filter((command) => !folders.some((folder) => existsSync(join(folder, command)))),
    ...(existsSync(launcherPath) ? [] : ['at-spi-bus-launcher']),
    ...(listBrowsers().length ? [] : ['a full Chromium']),
  ];
}
