/** What PostgREST itself reads in the URL of a function; all other names are arguments. */
const reserved = ['select', 'order', 'limit', 'offset'];

/**
 * The URL of a call by GET with every argument as a JSON string. PostgREST takes arguments as texts; the package parses each as
 * JSON first, so that a search for `true` would be no text, and one for `{}` would break the connection.
 */
export function quoteArguments(url: URL): URL {
  const quoted = new URL(url);
  for (const name of new Set(url.searchParams.keys())) {
    if (reserved.includes(name)) continue;
    // The last of several wins, as on PostgREST.
    const value = url.searchParams.getAll(name).at(-1) ?? '';
    quoted.searchParams.set(name, JSON.stringify(spellList(value)));
  }
  return quoted;
}

/** PostgREST takes a list as an array literal, `{mobility,visual}`; the package takes its words with commas between. */
function spellList(value: string): string {
  return /^\{[a-z]+(,[a-z]+)*\}$/.test(value) ? value.slice(1, -1) : value;
}
