/** Writes the parameters of a URL that have a value. */
export function writeQuery(parameters: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(parameters).filter(([, value]) => value) as [string, string][];
  return `${new URLSearchParams(entries)}`;
}
