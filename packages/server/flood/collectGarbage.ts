import { once } from 'node:events';
import { hangLimits } from '../../../scripts/hangLimits.ts';

/**
 * Makes the server collect its garbage, through its debugger: the server contains no code for this.
 *
 * @param output The output of a process that was started with `--inspect`.
 * @throws Error when a debugger does not answer.
 */
export async function collectGarbage(output: string): Promise<void> {
  const urls = [...output.matchAll(/Debugger listening on (ws:\S+)/g)].map(([, url = '']) => url);
  // The server replaces its process once at its start.
  const server = urls.at(-1);
  if (!server) throw new Error('No debugger listens: start the server with --inspect.');
  await collect(server);
}

async function collect(url: string): Promise<void> {
  const socket = new WebSocket(url);
  const signal = AbortSignal.timeout(hangLimits.wait);
  try {
    const refused = once(socket, 'error', { signal }).then(() => {
      throw new Error(`The debugger at ${url} refuses connections.`);
    });
    await Promise.race([once(socket, 'open', { signal }), refused]);
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    await Promise.race([once(socket, 'message', { signal }), refused]);
  } finally {
    socket.close();
  }
}
