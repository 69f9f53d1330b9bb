import { messageTypes } from './splitMessages.ts';

/** Bytes: the type of a message and its length. */
const headLength = 5;

/** Takes every ReadyForQuery out of an answer, which comes in pieces of any length. */
export interface ReadyFilter {
  /** @returns The piece without ReadyForQuery, and without what is kept until the next piece completes it. */
  filter(piece: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @returns The last ReadyForQuery that was taken out, if there was one since the last call. */
  takeReady(): Uint8Array<ArrayBuffer> | undefined;
}

/**
 * PGlite 0.4 says ReadyForQuery twice after an error in the extended protocol, at once and after Sync. A client takes the
 * second for the end of its next statement, and each answer from then on for that of another statement.
 */
export function createReadyFilter(): ReadyFilter {
  let kept = new Uint8Array();
  /** Bytes of a message whose head has been passed on. */
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
