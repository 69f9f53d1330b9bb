/**
 * The English and Spanish names of communes by their French name, all folded, where they differ by more than accents (source: the
 * labels of Wikidata), and short names that people type.
 */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aix en provence': { fr: 'aix', en: 'aix', es: 'aix' },
  ajaccio: { es: 'ajacio' },
  angouleme: { es: 'angulema' },
  avignon: { es: 'avinon' },
  bayonne: { es: 'bayona' },
  besancon: { es: 'besanzon' },
  bordeaux: { es: 'burdeos' },
  carcassonne: { es: 'carcasona' },
  'cherbourg en cotentin': { fr: 'cherbourg', en: 'cherbourg', es: 'cherburgo' },
  dunkerque: { en: 'dunkirk' },
  hendaye: { es: 'hendaya' },
  'la rochelle': { es: 'la rochela' },
  'le havre': { es: 'el havre' },
  lille: { es: 'lila' },
  lyon: { en: 'lyons' },
  'mandelieu la napoule': { fr: 'mandelieu' },
  marseille: { en: 'marseilles', es: 'marsella' },
  narbonne: { es: 'narbona' },
  nice: { es: 'niza' },
  perpignan: { es: 'perpinan' },
  reims: { en: 'rheims' },
  rouen: { es: 'ruan' },
  'saint jean de luz': { es: 'san juan de luz' },
  'saint jean pied de port': { es: 'san juan pie de puerto' },
  strasbourg: { es: 'estrasburgo' },
  toulon: { es: 'tolon' },
  toulouse: { es: 'tolosa' },
  versailles: { es: 'versalles' },
};

/**
 * Returns the names of a commune in other languages, folded.
 *
 * @param name - The French name, folded, with spaces between its words.
 * @param language - Only the name in this language: `es`. @default all languages
 */
export function otherNamesOf(name: string, language?: string): readonly string[] {
  const names = otherNames[name] ?? {};
  if (language === undefined) return Object.values(names);
  const other = names[language];
  return other ? [other] : [];
}

/** Returns the French names of the communes that have one of these names in another language. All are folded. */
export function frenchNamesOf(names: readonly string[]): string[] {
  return Object.keys(otherNames).filter((french) => otherNamesOf(french).some((name) => names.includes(name)));
}
