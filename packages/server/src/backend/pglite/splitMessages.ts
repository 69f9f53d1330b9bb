/** First bytes of messages of the PostgreSQL protocol. */
export const messageTypes = { query: 0x51, sync: 0x53, terminate: 0x58, ready: 0x5a } as const;

/** Messages that are answered together. */
export interface MessageGroup {
  readonly bytes: Uint8Array;
  /** Whether the server says once, after its answer, that it is ready for the next. */
  readonly endsInReady: boolean;
}

/** Splits what a client wrote in one piece, which ends with a whole message, after each message that asks for readiness. */
export function splitMessages(bytes: Uint8Array): MessageGroup[] {
  // The first message of a connection has a length without a type before it.
  if (bytes[0] === 0) return [{ bytes, endsInReady: true }];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const groups: MessageGroup[] = [];
  let start = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const type = bytes[offset];
    offset += 1 + view.getUint32(offset + 1);
    const endsInReady = type === messageTypes.query || type === messageTypes.sync;
    if (!endsInReady && offset < bytes.length) continue;
    groups.push({ bytes: bytes.subarray(start, offset), endsInReady });
    start = offset;
  }
  return groups;
}
