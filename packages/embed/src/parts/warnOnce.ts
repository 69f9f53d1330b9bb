const told = new Set<string>();

/** Writes a warning to the console, once on a page. */
export function warnOnce(text: string): void {
  if (told.has(text)) return;
  told.add(text);
  // biome-ignore lint/suspicious/noConsole: the developer of the page reads it.
  console.warn(text);
}
