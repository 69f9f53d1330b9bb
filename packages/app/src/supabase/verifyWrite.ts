import { withDeadline } from '@lively/machines';

/** Milliseconds for a write. What is left of the ten seconds that a person waits is for looking it up. */
const writeDeadline = 7_000;
const lookUpDeadline = 3_000;

interface VerifiedWrite {
  write: (signal: AbortSignal) => Promise<unknown>;
  /** Reads whether the store holds what was to be written. */
  isStored: (signal: AbortSignal) => Promise<boolean>;
  /** Takes back what was prepared for the write. Only called once it is known not to be stored; not waited for. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Milliseconds for the write. @default 7000 */
  deadline?: number | undefined;
}

/**
 * Writes something. A write without a usable answer may have been stored: it is looked up before a failure is reported.
 *
 * @throws What the write failed with, where it is not stored or cannot be looked up.
 */
export async function verifyWrite(
  { write, isStored, undo, deadline = writeDeadline }: VerifiedWrite,
  signal: AbortSignal,
): Promise<void> {
  try {
    await withDeadline(write, signal, deadline);
  } catch (error) {
    const found = await withDeadline(isStored, signal, lookUpDeadline).catch(() => 'unknown');
    if (found === true) return;
    if (found === false) undo?.().catch(() => {});
    throw error;
  }
}
