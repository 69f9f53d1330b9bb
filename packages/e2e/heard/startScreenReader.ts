import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { desktopEnvironment } from './desktopEnvironment.ts';
import { launcherPath } from './launcherPath.ts';

interface ScreenReader {
  /** The display of its screen: `:99`. */
  readonly display: string;
  stop(): Promise<void>;
}

/**
 * Without the first, Orca writes what it says in blocks of several kilobytes, and the last words come minutes later. Without
 * the second, it reads every page from beginning to end before it answers a key.
 */
const customizations = `
from orca import debug, settings
debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False
`;

/**
 * Starts a screen, the bus of assistive technology, and Orca, which writes what it says to `speech.log` in the folder.
 * Returns when Orca speaks.
 *
 * @param folder An empty folder, for the home of Orca as well.
 * @throws Error if one of the programs ends at once.
 */
export async function startScreenReader(folder: string): Promise<ScreenReader> {
  const settings = join(folder, 'home/.local/share/orca');
  mkdirSync(settings, { recursive: true });
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);

  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await readLine(screen)}`;
  const env = { ...process.env, ...desktopEnvironment(folder, display) };
  const bus = spawn(launcherPath, ['--launch-immediately'], { stdio: 'ignore', env });
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) enable(name, env);
  const log = join(folder, 'speech.log');
  const orca = spawn('orca', [`--debug-file=${log}`, '--replace'], { stdio: 'ignore', env });
  while (!(existsSync(log) && readFileSync(log, 'utf8').includes('SPEECH OUTPUT'))) {
    if (orca.exitCode !== null) throw new Error(`Orca ended at once, with status ${orca.exitCode}.`);
    await pause(200);
  }
  return {
    display,
    async stop() {
      for (const child of [orca, bus, screen]) await end(child);
    },
  };
}

async function readLine(child: ChildProcess): Promise<string> {
  const [, , , pipe] = child.stdio;
  return new Promise((found, failed) => {
    pipe?.once('data', (bytes: Buffer) => found(bytes.toString().trim()));
    child.once('exit', (status) => failed(new Error(`Xvfb ended at once, with status ${status}.`)));
  });
}

/** Sets a property of the bus, which says to each program that somebody listens. The first call waits for the bus. */
function enable(name: string, env: NodeJS.ProcessEnv): void {
  const setter = 'org.freedesktop.DBus.Properties.Set';
  execFileSync('gdbus', ['wait', '--session', '--timeout', '60', 'org.a11y.Bus'], { env });
  const place = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method', setter];
  execFileSync('gdbus', ['call', ...place, 'org.a11y.Status', name, '<true>'], { env, stdio: 'ignore' });
}

/** Ends a program, even one that waits for a bus that is no longer there. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}
