/**
 * Drops the custom properties that neither the stylesheets nor the markup of a page use: most tokens. The app loads them with the
 * other rules.
 *
 * @param stylesheets - All of the page, minified.
 */
export function dropUnusedProperties(stylesheets: readonly string[], markup: string): string[] {
  const usedByMarkup = listUsed(markup);
  let [before, kept] = [stylesheets, dropFrom(stylesheets, usedByMarkup)];
  // A dropped property may have been the only one that used another.
  while (kept.join('').length < before.join('').length) [before, kept] = [kept, dropFrom(kept, usedByMarkup)];
  return kept;
}

function dropFrom(stylesheets: readonly string[], usedByMarkup: readonly string[]): string[] {
  const used = new Set([...usedByMarkup, ...stylesheets.flatMap(listUsed)]);
  return stylesheets.map((css) =>
    css.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : '')),
  );
}

function listUsed(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
