/** Milliseconds until the exit is forced. */
const closingLimit = 4_500;

/**
 * Ends the process with the data closed and status 0. Removes other listeners of the signals, because a library could end the
 * process before the data is closed.
 *
 * @returns The handler of a signal, for other causes of an end.
 */
export function endOnSignals(close: () => Promise<void>): () => Promise<void> {
  let isEnding = false;
  const end = async () => {
    // Ignores a second signal, because closing twice would fail.
    if (isEnding) return;
    isEnding = true;
    // Ends a close that hangs: acknowledged data is on the disk. The timer also keeps the process alive until the data is closed,
    // because the awaited promise may not.
    setTimeout(() => process.exit(0), closingLimit);
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, end);
  return end;
}
