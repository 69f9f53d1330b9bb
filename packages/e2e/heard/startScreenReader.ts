import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launcherPath } from './launcherPath';

/** A screen reader with a screen, a session bus and a home folder of its own, apart from those of the developer. */
export interface ScreenReader {
  /** The variables by which a browser finds it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Its debug file, which contains what it says. */
  readonly log: string;
  /** Ends all its programs and removes its files. */
  stop(): Promise<void>;
}

/**
 * What Orca reads at its start.
 *
 * - Without the first setting it writes what it says in blocks of several kilobytes, and the last words come minutes later.
 * - Without the second it reads every page from beginning to end before it answers a key.
 * - Orca 43 looks for its active window in a list of windows that may be old. While a window of the browser opens or closes it
 *   takes one that is dying, and from then on says no live region of any page. Later versions ask the window for its
 *   application, as the function does.
 */
const customizations = `
from orca import debug, orca_state, settings
from orca.scripts.web.script_utilities import Utilities

debug.debugFile.reconfigure(line_buffering=True)
settings.sayAllOnLoad = False

if hasattr(Utilities, 'sanityCheckActiveWindow'):
    check_in_list = Utilities.sanityCheckActiveWindow

    def check_by_parent(self):
        try:
            if orca_state.activeWindow.parent == self._script.app:
                return True
        except Exception:
            pass
        return check_in_list(self)

    Utilities.sanityCheckActiveWindow = check_by_parent
`;

/**
 * Starts a screen, the buses of assistive technology, and Orca. Returns when Orca speaks.
 *
 * @throws Error if one of the programs ends at once.
 */
export async function startScreenReader(): Promise<ScreenReader> {
  const folder = mkdtempSync(join(tmpdir(), 'lively-heard-'));
  const settings = join(folder, 'home/.local/share/orca');
  mkdirSync(settings, { recursive: true });
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);

  const children: ChildProcess[] = [];
  const start = (command: string, parameters: string[], env: NodeJS.ProcessEnv) => {
    // In a group of its own, which ends as a whole: each of them starts further programs.
    const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true, env });
    children.push(child);
    return child;
  };
  const endAll = () => children.forEach(endGroup);
  // A run that is interrupted during a start calls no stop.
  process.once('exit', endAll);
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], process.env);
  const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=3'], process.env);
  const environment = {
    DISPLAY: `:${await readLine(screen)}`,
    DBUS_SESSION_BUS_ADDRESS: await readLine(bus),
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    // Orca then says roles and states in English on every machine.
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
  const env = { ...process.env, ...environment };
  start(launcherPath, ['--launch-immediately'], env);
  for (const name of ['IsEnabled', 'ScreenReaderEnabled']) enable(name, env);
  const log = join(folder, 'speech.log');
  // Orca looks for others of the same user, and does not start beside the one that a developer may need: it finds none.
  const commands = join(folder, 'bin');
  mkdirSync(commands);
  writeFileSync(join(commands, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const path = [commands, process.env.PATH].join(delimiter);
  const orca = start('orca', [`--debug-file=${log}`], { ...env, PATH: path });
  while (!(existsSync(log) && readFileSync(log, 'utf8').includes('SPEECH OUTPUT'))) {
    if (orca.exitCode !== null || orca.signalCode !== null)
      throw new Error(`Orca ended at once, with ${orca.signalCode ?? `status ${orca.exitCode}`}.`);
    await pause(200);
  }
  return {
    environment,
    log,
    async stop() {
      process.off('exit', endAll);
      for (const child of children.reverse()) await end(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Reads the first line that a program writes to its pipe. */
async function readLine(child: ChildProcess): Promise<string> {
  const [, , , pipe] = child.stdio;
  return new Promise((found, failed) => {
    pipe?.once('data', (bytes: Buffer) => found(bytes.toString().trim()));
    child.once('exit', (status) => failed(new Error(`${child.spawnfile} ended at once, with status ${status}.`)));
    child.once('error', failed);
  });
}

/** Sets a property of the bus, which says to each program that somebody listens. The first call waits for the bus. */
function enable(name: string, env: NodeJS.ProcessEnv): void {
  const setter = 'org.freedesktop.DBus.Properties.Set';
  execFileSync('gdbus', ['wait', '--session', '--timeout', '60', 'org.a11y.Bus'], { env });
  const place = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method', setter];
  execFileSync('gdbus', ['call', ...place, 'org.a11y.Status', name, '<true>'], { env, stdio: 'ignore' });
}

/** Ends a program and all that it started, even if it waits for a bus that is no longer there. */
async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  const isRunning = child.exitCode === null && child.signalCode === null;
  endGroup(child);
  if (isRunning) await ended;
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}
