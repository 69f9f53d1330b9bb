import { Refusal } from './Refusal.ts';

/**
 * Reads the complete body of a request; null without a body. Stops as soon as the limit is exceeded, even if the header declares
 * less.
 *
 * @param limit Bytes.
 * @throws Refusal 413.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return null;
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = Number(request.headers.get('content-length') ?? 0) > limit ? limit + 1 : 0;
  while (size <= limit) {
    const { done, value } = await reader.read();
    if (done) return concatenate(chunks, size);
    chunks.push(value);
    size += value.byteLength;
  }
  // Not awaited, because it ends only after the client has got the answer.
  void reader.cancel().catch(() => {});
  throw new Refusal(413, 'payload_too_large', `The body is larger than ${limit} bytes`);
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
