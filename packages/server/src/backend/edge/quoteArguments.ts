/** Parameters that PostgREST reads in the URL of a function; all other names are arguments. */
const reserved = ['select', 'order', 'limit', 'offset'];
/** Arguments of `explore_events` that are lists of slugs or codes. Other lists are arrays of the database, such as ids. */
const slugLists = ['access', 'areas', 'topics', 'weekdays', 'without', 'without_areas'];

/**
 * Returns the URL of a GET call with every argument as a JSON string. PostgREST reads arguments as text. The package would parse
 * them as JSON first, so that a search for `true` would not be text, and a search for `{}` would break the connection.
 */
export function quoteArguments(url: URL): URL {
  const quoted = new URL(url);
  for (const name of new Set(url.searchParams.keys())) {
    if (reserved.includes(name)) continue;
    // The last of several values counts, as in PostgREST.
    const value = url.searchParams.getAll(name).at(-1) ?? '';
    quoted.searchParams.set(name, JSON.stringify(slugLists.includes(name) ? spellList(value) : value));
  }
  return quoted;
}

/** Converts `{jazz,hip-hop}`, an array literal of PostgREST, to the comma-separated words that the package accepts. */
function spellList(value: string): string {
  return /^\{[a-zA-Z0-9-]+(,[a-zA-Z0-9-]+)*\}$/.test(value) ? value.slice(1, -1) : value;
}
