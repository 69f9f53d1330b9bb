import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PgliteThreadData } from './PgliteThreadData.ts';

/** A PGlite in a thread, as a server with one connection: a running statement blocks only other statements. */
export interface PgliteServer {
  /** Opens the database in a new thread, and returns the connection to it. Closing the connection closes the database. */
  connect(): Duplex;
  /**
   * Ends the thread during its statement once the limit is exceeded; the next connection opens the database again. Committed data
   * is in the write-ahead log.
   *
   * @param limit Milliseconds of processor time; on a busy machine the statement gets up to twice as long.
   * @param reason Creates the error of the statement.
   * @returns A function that removes the limit.
   */
  limitStatement(limit: number, reason: () => Error): () => void;
  /** Returns true if a connection is open. */
  isOpen(): boolean;
  /** Returns true if the database uses so much memory, which it never frees, that it should be closed between two tasks. */
  isWorn(): boolean;
  /** Closes the database; the next connection opens it again. */
  close(): Promise<void>;
}

/** The max real time of a statement, as a multiple of its limit in processor time. */
const maxLimitFactor = 2;
/** Bytes. A new PGlite takes 190 MB. A small growth does not justify reopening it, which takes a second, twice a minute. */
const [grownMemory, greatMemory] = [256 * 1024 * 1024, 1024 * 1024 * 1024];
/** Milliseconds. A PGlite between the two sizes is not reopened before this age. */
const minLifetime = 60_000;
/** The message of the protocol that closes a connection. */
const terminate = Buffer.from([0x58, 0, 0, 0, 4]);

let program: WebAssembly.Module | undefined;

/** @param folder Absolute: the files of a database, which `createCluster` makes. */
export function servePglite(folder: string): PgliteServer {
  let thread: Worker | undefined;
  let socket: Duplex | undefined;
  let openedAt = 0;
  const gauges = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));

  return {
    connect() {
      program ??= compilePglite();
      const workerData: PgliteThreadData = { folder, program, gauges };
      thread = new Worker(new URL('./pgliteThread.ts', import.meta.url), { workerData });
      socket = connectThread(thread);
      openedAt = performance.now();
      return socket;
    },

    limitStatement(limit, reason) {
      const [running, connection] = [thread, socket];
      const started = performance.now();
      let isLifted = false;
      let timer = setTimeout(check, limit);
      return () => {
        isLifted = true;
        clearTimeout(timer);
      };

      async function check() {
        const left = limit - (await readProcessorTime(running)) + (gauges[0] ?? 0);
        if (isLifted) return;
        if (left <= 0 || performance.now() - started >= maxLimitFactor * limit) connection?.destroy(reason());
        else timer = setTimeout(check, Math.min(left, limit));
      }
    },

    isOpen: () => socket !== undefined && !socket.destroyed,

    isWorn() {
      const memory = gauges[1] ?? 0;
      return memory > greatMemory || (memory > grownMemory && performance.now() - openedAt > minLifetime);
    },

    async close() {
      if (!socket || socket.destroyed) return;
      const closed = once(socket, 'close');
      socket.end(terminate);
      await closed;
    },
  };
}

function compilePglite(): WebAssembly.Module {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));
}

/** Reads the processor time of the thread in milliseconds. */
async function readProcessorTime(thread: Worker | undefined): Promise<number> {
  const { user, system } = (await thread?.cpuUsage().catch(() => undefined)) ?? { user: Infinity, system: 0 };
  return (user + system) / 1000;
}

/** Wraps a thread that speaks the PostgreSQL protocol in a socket, as the driver expects. */
function connectThread(thread: Worker): Duplex {
  const socket = new Duplex({
    read() {},
    write(chunk: Uint8Array, _encoding, done) {
      const bytes = new Uint8Array(chunk);
      thread.postMessage(bytes, [bytes.buffer]);
      done();
    },
    destroy(error, done) {
      void thread.terminate().then(() => done(error));
    },
  });
  // The driver reads the state of its socket.
  Object.assign(socket, { readyState: 'open' });
  socket.once('close', () => Object.assign(socket, { readyState: 'closed' }));
  thread.on('message', (bytes: Uint8Array) => socket.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  thread.on('error', (error) => socket.destroy(error));
  // The thread closes the database when the driver terminates the connection, and then ends.
  thread.on('exit', () => socket.destroy());
  return socket;
}
