import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findPort } from '../testing/findPort.ts';
import type { TestStorage } from '../testing/openStorage.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** A backend that runs in another process. */
export interface BackendProcess {
  readonly port: number;
  readonly secretKey: string;
  /** Returns the text that it wrote to the standard error. */
  errors(): string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

export interface BackendProcessOptions {
  readonly databaseUrl?: string;
  readonly dataFolder: string;
  /** The repository of the version that runs. @default this one */
  readonly root?: string;
  /** @default any */
  readonly port?: number;
  /** Whether a new database is given events and the demo account. @default true */
  readonly isSeeded?: boolean;
  /** S3-compatible storage for pictures. @default the data folder */
  readonly storage?: Pick<TestStorage, 'url' | 'keys'> | undefined;
}

/** Begins to start a backend, which may be stopped before it has started. */
export async function beginBackend({
  databaseUrl,
  dataFolder,
  root = repository,
  port,
  isSeeded = true,
  storage,
}: BackendProcessOptions) {
  const chosen = port ?? (await findPort());
  const script = resolve(import.meta.dirname, 'serveBackend.ts');
  const child = spawn(process.execPath, [script, root, dataFolder, String(chosen)], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      LIVELY_SEED: isSeeded ? '' : 'off',
      LIVELY_STORAGE: storage?.url ?? '',
      ...storage?.keys,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, errors] = ['', ''];
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const started = Promise.withResolvers<BackendProcess>();
  const ended = once(child, 'exit');
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  child.stdout.on('data', (text) => {
    said += text;
    const line = /^\{"secretKey".*\}$/m.exec(said)?.[0];
    if (line) started.resolve({ port: chosen, ...JSON.parse(line), errors: () => errors, stop });
  });
  void ended.then(() => started.reject(new Error(`The backend has ended: ${errors}`)));
  // No caller awaits a backend that is stopped before it has started.
  started.promise.catch(() => {});
  return { started: started.promise, stop };
}

/** @throws Error with the output of the process if it ends instead of starting. */
export async function startBackend(options: BackendProcessOptions): Promise<BackendProcess> {
  return (await beginBackend(options)).started;
}
