import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findMissingTools } from './findMissingTools.ts';
import { listBrowsers } from './listBrowsers.ts';

const packages = ['orca', 'xvfb', 'speech-dispatcher', 'at-spi2-core', 'dbus', 'libglib2.0-bin', 'python3-gi'];

/** Installs the screen reader and what it needs, where that is possible without a question: as root, on Debian. */
export function installTools(): void {
  if (findMissingTools().length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('No screen reader on this machine: installing Orca…\n');
  try {
    run('update');
    run('install', '--yes', '--no-install-recommends', ...packages, ...(listBrowsers().length ? [] : ['chromium']));
  } catch {
    process.stdout.write('It could not be installed.\n');
  }
}

function run(...parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', parameters, { stdio: 'ignore', env });
}
