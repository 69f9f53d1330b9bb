/** The first bytes of PostgreSQL protocol messages. */
export const messageTypes = { query: 0x51, sync: 0x53, terminate: 0x58, ready: 0x5a } as const;

/** Messages that get one answer. */
export interface MessageGroup {
  readonly bytes: Uint8Array;
  /** Whether the server sends ReadyForQuery once, after its answer. */
  readonly endsInReady: boolean;
}

/** Splits the messages in one write of a client, which ends with a complete message, after each that causes ReadyForQuery. */
export function splitMessages(bytes: Uint8Array): MessageGroup[] {
  // The first message of a connection has no type before its length.
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
