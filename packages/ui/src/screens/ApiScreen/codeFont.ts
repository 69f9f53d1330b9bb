/** Whatever the machine sets code in: nothing to download. */
export const codeFont = { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' } as const;
