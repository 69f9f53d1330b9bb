import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** S3-compatible storage on this machine, which verifies signatures, with one bucket. */
export interface TestStorage {
  /** The value of `LIVELY_STORAGE`. */
  readonly url: string;
  /** Variables for the environment of a server. */
  readonly keys: Readonly<Record<string, string>>;
  /** Makes it accept requests without answering them. */
  setHanging(isHanging: boolean): void;
  /** The number of requests that it has not answered. */
  readonly unanswered: number;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openStorage(): Promise<TestStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'lively-storage-'));
  const storage = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: 'lively' }] });
  await storage.configureBuckets();
  const answer = storage.callback();
  let isHanging = false;
  let unanswered = 0;
  let server = newServer();
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `s3://lively/pictures?endpoint=http://127.0.0.1:${port}`,
    keys: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    setHanging: (hangs) => {
      isHanging = hangs;
    },
    get unanswered() {
      return unanswered;
    },
    stop,
    async start() {
      server = newServer();
      await listen(port);
    },
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };

  function newServer(): Server {
    return createServer((request, response) => {
      if (isHanging) unanswered++;
      else answer(request, response);
    });
  }

  async function listen(at: number): Promise<void> {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
