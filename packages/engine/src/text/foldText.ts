/**
 * Converts a text for comparisons: lower case, without accents, with split ligatures, plain spaces and straight apostrophes.
 *
 * @example
 * foldText('L’Œuvre d’Été'); // "l'oeuvre d'ete"
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'");
}
