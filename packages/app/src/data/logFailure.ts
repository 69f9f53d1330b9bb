/** Logs a failure that the page can ignore. See docs/specification.md#messages. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of a browser
  console.warn(`${what} failed:`, error);
}
