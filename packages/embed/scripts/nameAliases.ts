/**
 * Names the files that change with each release of a first number: `v1.js`, and `lively.js`, its older name. Before the first
 * stable version, `v1.js` is already there.
 */
export function nameAliases(version: string): string[] {
  const major = Math.max(1, Number.parseInt(version, 10));
  return major === 1 ? ['v1.js', 'lively.js'] : [`v${major}.js`];
}
