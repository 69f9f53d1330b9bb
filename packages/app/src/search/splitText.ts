/** Splits a searched text into what it asks for and the words that it excludes: `jazz -techno` (docs/decisions/0148). */
export function splitText(text: string): { readonly asked: string; readonly excluded: readonly string[] } {
  const terms = text.split(/\s+/);
  const isExcluded = (term: string) => /^-[^-]/.test(term);
  return {
    asked: terms.filter((term) => !isExcluded(term)).join(' '),
    excluded: terms.filter(isExcluded).map((term) => term.slice(1).replaceAll('-', ' ')),
  };
}
