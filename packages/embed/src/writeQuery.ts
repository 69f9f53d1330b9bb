/** Writes the parameters of a URL that have a value. */
export function writeQuery(parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return `${query}`;
}
