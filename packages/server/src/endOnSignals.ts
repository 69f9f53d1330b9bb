/** Milliseconds: who stops the server waits no longer for it. */
const closingLimit = 4_500;

/**
 * Ends with the data closed and status 0. Nobody else listens from here on: every Vite server of the process, such as the
 * one that evaluates styles, would end it as soon as itself is closed.
 */
export function endOnSignals(close: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    // Who is impatient asks twice: what is closed cannot be closed again.
    if (isEnding) return;
    isEnding = true;
    // Whatever hangs: who stops the server is not kept waiting. What was acknowledged is on the disk.
    setTimeout(() => process.exit(0), closingLimit).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, end);
}
