/** Whether one of the texts contains what is searched, accents, case and typography aside. Nothing searched matches all. */
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
