import { withDeadline } from '@lively/machines';

/** Milliseconds for a write. The rest of the user's ten seconds is for verifying it. */
const writeDeadline = 7_000;
const lookUpDeadline = 3_000;

interface VerifiedWrite {
  write: (signal: AbortSignal) => Promise<unknown>;
  /** Reads whether the value is stored. */
  isStored: (signal: AbortSignal) => Promise<boolean>;
  /** Reverts what was prepared for the write. Only called if the value is known not to be stored; not awaited. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Milliseconds for the write. @default 7000 */
  deadline?: number | undefined;
}

/**
 * Writes a value. A write without a usable answer may have succeeded: it is verified before a failure is reported.
 *
 * @throws The error of the write, if it is not stored or cannot be verified.
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
