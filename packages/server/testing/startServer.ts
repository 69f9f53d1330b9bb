import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { findPort } from './findPort.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The Node commands that serve the site. */
const commands = {
  dev: [resolve(root, 'packages/server/src/dev.ts')],
  start: [resolve(root, 'packages/server/src/start.ts')],
};

export type ServerCommand = keyof typeof commands;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** A real server in a separate process, with its standard input closed. */
export interface RunningServer {
  readonly port: number;
  readonly pid: number | undefined;
  output(): string;
  /** Sends the raw path, which `fetch` would normalise. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** @returns Its exit status. */
  stop(signal: NodeJS.Signals): Promise<{ status: number | null }>;
}

/**
 * @param parameters Parameters other than the port.
 * @throws Error with the output of the server if it ended instead of starting.
 */
export async function startServer(
  command: ServerCommand,
  parameters: readonly string[],
  environment: Record<string, string>,
  port?: number,
): Promise<RunningServer> {
  const chosen = port ?? (await findPort());
  const { CI: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...commands[command], ...parameters, '--port', String(chosen)], {
    cwd: root,
    env: { ...inherited, VITEST: '', NODE_ENV: '', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isStarted = false;
  const started = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
      // Searches the output only until the start, because a server logs a line for each request.
      if (isStarted || !said.includes('Mailbox')) return;
      isStarted = true;
      started.resolve();
    });
  const ended = once(child, 'exit');
  void ended.then(([status]) => started.reject(new Error(`${status}: ${said}`)));
  await started.promise;

  return {
    port: chosen,
    pid: child.pid,
    output: () => said,
    get: (path, headers = {}) =>
      new Promise((done, fail) => {
        const sent = request({ host: 'localhost', port: chosen, path, headers }, (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (data) => {
            body += data;
          });
          answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
        });
        sent.on('error', fail).end();
      }),
    async stop(signal) {
      child.kill(signal);
      const [status] = await ended;
      return { status };
    },
  };
}
