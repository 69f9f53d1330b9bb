import { messageTypes } from './splitMessages.ts';

/** Bytes of a message's type and length. */
const headLength = 5;

/** Removes every ReadyForQuery from an answer, which arrives in pieces of any length. */
export interface ReadyFilter {
  /** @returns The piece without ReadyForQuery, and without the bytes that wait for the next piece. */
  filter(piece: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @returns The last removed ReadyForQuery since the last call, if any. */
  takeReady(): Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Filters the answers of PGlite 0.4, which sends ReadyForQuery twice after an error in the extended protocol: immediately and
 * after Sync. The client would take the second for the end of its next statement, and assign each later answer to the wrong
 * statement.
 */
export function createReadyFilter(): ReadyFilter {
  let kept = new Uint8Array();
  /** The remaining bytes of a message whose head has been passed on. */
  let left = 0;
  let ready: Uint8Array<ArrayBuffer> | undefined;

  return {
    filter(piece) {
      const bytes = new Uint8Array(kept.length + piece.length);
      bytes.set(kept);
      bytes.set(piece, kept.length);
      const view = new DataView(bytes.buffer);
      let written = Math.min(left, bytes.length);
      left -= written;
      let offset = written;
      while (offset + headLength <= bytes.length) {
        const length = 1 + view.getUint32(offset + 1);
        const end = Math.min(offset + length, bytes.length);
        if (bytes[offset] === messageTypes.ready) {
          if (offset + length > bytes.length) break;
          ready = bytes.slice(offset, end);
        } else {
          bytes.copyWithin(written, offset, end);
          written += end - offset;
          left = offset + length - end;
        }
        offset = end;
      }
      kept = bytes.slice(offset);
      return bytes.slice(0, written);
    },

    takeReady() {
      const taken = ready;
      ready = undefined;
      return taken;
    },
  };
}
