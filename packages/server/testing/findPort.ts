import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port of this machine. */
export async function findPort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
