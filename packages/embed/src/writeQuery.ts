/** Writes the query of a URL with its question mark, without empty parameters; empty without any. */
export function writeQuery(parameters: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  return written.length ? `?${new URLSearchParams(written)}` : '';
}
