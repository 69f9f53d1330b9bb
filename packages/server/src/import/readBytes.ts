import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Decodes bytes to text piece by piece, and unpacks gzip. */
export async function* readBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  const whole = resume(first.value, iterator);
  const decoder = new TextDecoder();
  for await (const piece of isGzip(first.value) ? unpack(whole) : whole) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function* resume(first: Uint8Array, others: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}

function unpack(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // An error of the input makes the reading fail, so the callback need not handle it.
  return pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), () => {});
}
