import { createServer } from 'node:net';
import { StartError } from './StartError.ts';

/**
 * Checks the port before the data is opened, because Vite would only notice at the end of the start.
 *
 * @throws StartError
 */
export async function assertPortFree(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  const problem = await new Promise<NodeJS.ErrnoException | null>((done) => {
    probe.once('error', done);
    probe.listen({ port, host }, () => probe.close(() => done(null)));
  });
  if (!problem) return;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(problem.code ?? ''))
    throw new StartError(
      `${host} is no address of this machine (${problem.code}), so Lively did not start. Choose another one with --host.`,
    );
  throw new StartError(
    problem.code === 'EADDRINUSE'
      ? `Port ${port} is in use, so Lively did not start. Stop what runs there, or choose another port with --port ${port + 1}.`
      : `Port ${port} cannot be opened (${problem.code}), so Lively did not start. Choose another port with --port, above 1023.`,
  );
}
