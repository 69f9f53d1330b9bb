/** What may contain a semicolon: comments, quoted bodies, texts and names. */
const quoted = /--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"/g;

/** Splits a script of SQL into its statements, without their semicolons, and without the comments before them. */
export function splitStatements(script: string): string[] {
  // Of the same length, so that positions stay.
  const bare = script.replace(quoted, (text) => (text.startsWith('--') ? ' ' : 'x').repeat(text.length));
  const ends = [...bare.matchAll(/;/g)].map(({ index }) => index);
  return [...ends, bare.length].flatMap((end, number) => {
    const start = (ends[number - 1] ?? -1) + 1;
    const begin = bare.slice(start, end).search(/\S/);
    return begin < 0 ? [] : script.slice(start + begin, end).trimEnd();
  });
}
