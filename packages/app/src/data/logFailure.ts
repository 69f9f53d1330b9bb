/** For whoever looks into a fault: the specification only logs what a page can do without (section 8). */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of a browser
  console.warn(`${what} failed:`, error);
}
