/**
 * The text as it is compared: lower case, without accents, ligatures taken apart, every space plain, apostrophes straight.
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
