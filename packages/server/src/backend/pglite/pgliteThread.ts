import { parentPort, workerData } from 'node:worker_threads';
import { createReadyFilter } from './createReadyFilter.ts';
import { FrugalPglite } from './FrugalPglite.ts';
import type { PgliteThreadData } from './PgliteThreadData.ts';
import { messageTypes, splitMessages } from './splitMessages.ts';

/*
 * Runs one PGlite in a thread: opens the database of a folder, then answers messages of the PostgreSQL protocol, as a server with
 * one connection. `servePglite` starts the thread.
 */
const { folder, program, gauges } = workerData as PgliteThreadData;
const noBytes = new Uint8Array();

const port = parentPort;
if (!port) throw new Error('pgliteThread.ts runs in a worker thread only.');

const database = new FrugalPglite(folder, { pgliteWasmModule: program });
await database.waitReady;
const { filter, takeReady } = createReadyFilter();
readGauges();

let work = Promise.resolve();
port.on('message', (bytes: Uint8Array) => {
  // A rejection ends the thread with its error.
  work = work.then(async () => {
    if (bytes[0] === messageTypes.terminate) return end();
    for (const group of splitMessages(bytes)) await answer(group.bytes, group.endsInReady);
  });
});

async function answer(bytes: Uint8Array, endsInReady: boolean): Promise<void> {
  readGauges();
  await database.execProtocolRawStream(bytes, { onRawData: (piece) => post(filter(piece)) });
  const ready = takeReady();
  // PGlite swallows fatal errors of WebAssembly (stack overflow, bad address), which leave an unknown state.
  if (endsInReady && !ready) throw Object.assign(new Error('The statement is too complex.'), { code: '54001' });
  // PGlite keeps the memory of an answer until the next call of this method.
  await database.execProtocol(noBytes);
  readGauges();
  if (endsInReady && ready) post(ready);
}

function post(bytes: Uint8Array<ArrayBuffer>): void {
  if (bytes.length) port?.postMessage(bytes, [bytes.buffer]);
}

async function end(): Promise<void> {
  await database.close();
  process.exit(0);
}

function readGauges(): void {
  const { user, system } = process.threadCpuUsage();
  gauges[0] = (user + system) / 1000;
  gauges[1] = database.Module.HEAPU8.length;
}
