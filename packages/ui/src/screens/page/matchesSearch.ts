/** Whether one of the texts contains the search, without regard to accents, case and typography. An empty search matches all. */
export function matchesSearch(search: string, ...texts: readonly string[]): boolean {
  const wanted = fold(search);
  return texts.some((text) => fold(text).includes(wanted));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
