/**
 * The English and Spanish names of communes by INSEE code, folded, where they differ from the French name by more than
 * accents. Source: the labels of Wikidata.
 */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '06088': { es: 'niza' },
  '11069': { es: 'carcasona' },
  '11262': { es: 'narbona' },
  '13055': { en: 'marseilles', es: 'marsella' },
  '16015': { es: 'angulema' },
  '17300': { es: 'la rochela' },
  '25056': { es: 'besanzon' },
  '2A004': { es: 'ajacio' },
  '31555': { es: 'tolosa' },
  '33063': { es: 'burdeos' },
  '50129': { en: 'cherbourg', es: 'cherburgo' },
  '51454': { en: 'rheims' },
  '59183': { en: 'dunkirk' },
  '59350': { es: 'lila' },
  '64102': { es: 'bayona' },
  '64260': { es: 'hendaya' },
  '64483': { es: 'san juan de luz' },
  '64485': { es: 'san juan pie de puerto' },
  '66136': { es: 'perpinan' },
  '67482': { es: 'estrasburgo' },
  '69123': { en: 'lyons' },
  '76351': { es: 'el havre' },
  '76540': { es: 'ruan' },
  '78646': { es: 'versalles' },
  '83137': { es: 'tolon' },
  '84007': { es: 'avinon' },
};

/**
 * Returns the names of a commune in other languages, folded.
 *
 * @param language - Only the name in this language: `es`. @default all languages
 */
export function otherNamesOf(code: string, language?: string): readonly string[] {
  const names = otherNames[code] ?? {};
  if (language === undefined) return Object.values(names);
  const name = names[language];
  return name ? [name] : [];
}

/** Returns the INSEE codes of the communes that have one of these names in another language. The names are folded. */
export function codesNamed(names: readonly string[]): string[] {
  return Object.keys(otherNames).filter((code) => otherNamesOf(code).some((name) => names.includes(name)));
}
