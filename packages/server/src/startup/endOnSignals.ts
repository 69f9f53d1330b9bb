/** Milliseconds: force the exit after them. */
const closingLimit = 4_500;

/**
 * Ends with the data closed and status 0. Other listeners of the signals are removed: a library that ends the process would
 * do so before the data is closed.
 *
 * @returns what a signal does, for whatever else ends the process.
 */
export function endOnSignals(close: () => Promise<void>): () => Promise<void> {
  let isEnding = false;
  const end = async () => {
    // A second signal may come: closing twice would fail.
    if (isEnding) return;
    isEnding = true;
    // Ends a close that hangs: what was acknowledged is on the disk. The timer also keeps the process alive until the data is
    // closed: what is awaited here may hold no handle of its own.
    setTimeout(() => process.exit(0), closingLimit);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, end);
  return end;
}
