import { splitWords } from '../text/splitWords.ts';
import { districts } from './districts.ts';

/** A department or a region of France, a region of before 2016, or a district of Paris, Lyon or Marseille. */
export interface Area {
  /**
   * The number of the department (`29`, `2A`, `974`), what ISO 3166-2 has for the region (`BRE`, `20R`, `A` for Alsace), or the
   * INSEE code of the district (`75111`).
   */
  readonly code: string;
  /** The name in French. */
  readonly name: string;
  /** The codes of its departments, in order; for a district, of the department around it. */
  readonly departments: readonly string[];
  /** All its names and the number, folded. */
  readonly names: readonly string[];
}

/**
 * The departments and overseas territories: number, name, names in English and Spanish where they differ. Sources: INSEE; the
 * labels of Wikidata.
 */
const departments = `
01 Ain|02 Aisne|03 Allier|04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|07 Ardèche|08 Ardennes
09 Ariège|10 Aube|11 Aude|12 Aveyron|13 Bouches-du-Rhône|14 Calvados|15 Cantal|16 Charente
17 Charente-Maritime|18 Cher|19 Corrèze|21 Côte-d’Or|22 Côtes-d’Armor|23 Creuse|24 Dordogne/Dordoña|25 Doubs
26 Drôme|27 Eure|28 Eure-et-Loir|29 Finistère|2A Corse-du-Sud|2B Haute-Corse|30 Gard|31 Haute-Garonne|32 Gers
33 Gironde|34 Hérault|35 Ille-et-Vilaine|36 Indre|37 Indre-et-Loire|38 Isère|39 Jura|40 Landes|41 Loir-et-Cher
42 Loire|43 Haute-Loire|44 Loire-Atlantique|45 Loiret|46 Lot|47 Lot-et-Garonne|48 Lozère|49 Maine-et-Loire
50 Manche|51 Marne|52 Haute-Marne|53 Mayenne|54 Meurthe-et-Moselle|55 Meuse|56 Morbihan|57 Moselle|58 Nièvre
59 Nord|60 Oise|61 Orne|62 Pas-de-Calais|63 Puy-de-Dôme|64 Pyrénées-Atlantiques|65 Hautes-Pyrénées
66 Pyrénées-Orientales|67 Bas-Rhin|68 Haut-Rhin|69 Rhône|70 Haute-Saône|71 Saône-et-Loire|72 Sarthe
73 Savoie/Saboya|74 Haute-Savoie/Alta Saboya|75 Paris|76 Seine-Maritime|77 Seine-et-Marne|78 Yvelines
79 Deux-Sèvres|80 Somme|81 Tarn|82 Tarn-et-Garonne|83 Var|84 Vaucluse|85 Vendée|86 Vienne|87 Haute-Vienne
88 Vosges|89 Yonne|90 Territoire de Belfort|91 Essonne|92 Hauts-de-Seine|93 Seine-Saint-Denis|94 Val-de-Marne
95 Val-d’Oise|971 Guadeloupe/Guadalupe|972 Martinique/Martinica
973 Guyane/Guyane française/French Guiana/Guayana Francesa|974 La Réunion/Île de la Réunion/Reunion Island/Isla de la Reunión
975 Saint-Pierre-et-Miquelon|976 Mayotte|977 Saint-Barthélemy|978 Saint-Martin|986 Wallis et Futuna
987 Polynésie française/French Polynesia/Polinesia Francesa/Tahiti
988 Nouvelle-Calédonie/New Caledonia/Nueva Caledonia`;

/**
 * The regions with several departments: code, name, other names, departments. Those of one letter ended in 2015, and people still
 * say Alsace. Sources: INSEE; ISO 3166-2 of today and of 2015; the labels of Wikidata.
 */
const regions = `
20R Corse/Corsica/Córcega 2A 2B
ARA Auvergne-Rhône-Alpes 01 03 07 15 26 38 42 43 63 69 73 74
BFC Bourgogne-Franche-Comté/Borgoña-Franco Condado 21 25 39 58 70 71 89 90
BRE Bretagne/Brittany/Bretaña 22 29 35 56
CVL Centre-Val de Loire 18 28 36 37 41 45
GES Grand Est/Gran Este 08 10 51 52 54 55 57 67 68 88
HDF Hauts-de-France/Alta Francia 02 59 60 62 80
IDF Île-de-France/idf/région parisienne/Isla de Francia 75 77 78 91 92 93 94 95
NAQ Nouvelle-Aquitaine/Nueva Aquitania 16 17 19 23 24 33 40 47 64 79 86 87
NOR Normandie/Normandy/Normandía 14 27 50 61 76
OCC Occitanie/Occitania 09 11 12 30 31 32 34 46 48 65 66 81 82
PAC Provence-Alpes-Côte d’Azur/PACA 04 05 06 13 83 84
PDL Pays de la Loire/Países del Loira 44 49 53 72 85
A Alsace/Alsacia 67 68
B Aquitaine/Aquitania 24 33 40 47 64
C Auvergne/Auvernia 03 15 43 63
D Bourgogne/Burgundy/Borgoña 21 58 71 89
G Champagne-Ardenne 08 10 51 52
I Franche-Comté/Franco Condado 25 39 70 90
K Languedoc-Roussillon 11 30 34 48 66
L Limousin/Lemosín 19 23 87
M Lorraine/Lorena 54 55 57 88
N Midi-Pyrénées 09 12 31 32 46 65 81 82
O Nord-Pas-de-Calais 59 62
P Basse-Normandie 14 50 61
Q Haute-Normandie 27 76
S Picardie/Picardy/Picardía 02 60 80
T Poitou-Charentes 16 17 79 86
V Rhône-Alpes 01 07 26 38 42 69 73 74`;

/** Every department, region and district, in this order. The departments have the order of their numbers. */
export const areas: readonly Area[] = `${departments}${regions}`
  .split(/[|\n]/)
  .filter(Boolean)
  .map((row) => {
    const [, code = '', all = '', parts = ''] = /^(\w+) (.*?)((?: \d\w+)*)$/.exec(row) ?? [];
    const [name = '', ...others] = all.split('/');
    return {
      code,
      name,
      departments: parts ? parts.trim().split(' ') : [code],
      // The department of Paris has the events of the commune, whose name it is.
      names: [...(code === '75' ? [] : [name, ...others]), ...(parts ? [] : [code])].map(foldName),
    };
  })
  .concat(
    districts.map(({ code, name, postalCode }) => ({
      code,
      name,
      departments: [code.slice(0, 2)],
      names: [foldName(name), postalCode],
    })),
  );

const areaNamed = new Map(areas.flatMap((area) => area.names.map((name) => [name, area] as const)));

/** Whether an area is a district: it is smaller than a commune. */
export const isDistrict = ({ code }: Area): boolean => code.length === 5;

/** Returns the area of a code; undefined for an unknown code. */
export function areaOf(code: string): Area | undefined {
  return areas.find((area) => area.code === code);
}

/** Names that are common words, or rivers: they are areas only after « dans » and the like. */
const ambiguous = new Set('aube cher creuse loire lot manche nord'.split(' '));

/**
 * What may stand before a name: « la », “the”, « département de ». The grammar writes « la » for « dans » and « en », so that an
 * article may follow: « dans le 93 » is `la le 93`.
 */
const beginning =
  /^(?:la |the |el |los |las )?(?:(?<=^la )(?:l[ae]s? |l ))?(?:(?:region|departa?e?ment[oe]?|dept?) (?:d[eu]s? |del |d |of )?(?:l[ae]s? |l |the )?)?/;

/**
 * Returns the area that a phrase names in French, English or Spanish. A number is that of a department if it is the phrase, or
 * after « le » or « département ».
 *
 * @param phrase - Folded words separated by spaces.
 *
 * @example
 * findArea('la drome')?.code; // '26'
 * findArea('la le 93')?.code; // '93'
 * findArea('brittany')?.code; // 'BRE'
 * findArea('nord'); // undefined
 */
export function findArea(phrase: string): Area | undefined {
  const name = phrase.replace(beginning, '');
  const isBare = name === phrase;
  const isNumber = /^\d/.test(name);
  if (isNumber ? !isBare && !/(?:le|dept?|departement) \d/.test(phrase) : isBare && ambiguous.has(name))
    return undefined;
  return areaNamed.get(phrase) ?? areaNamed.get(phrase.replace(/^la /, '')) ?? areaNamed.get(name);
}

const article = /^(?:l[ae]s?|l) /;
/** The max number of areas in a result: they are offered beside communes. */
const maxFound = 4;

/**
 * Finds the areas for a text: each of its words begins a word of the name, or the text begins another name or the number.
 * Names that begin with the text come first.
 */
export function searchAreas(text: string): readonly Area[] {
  const typed = foldName(text).replace(article, '');
  if (!typed) return [];
  const words = typed.split(' ');
  // A city is chosen more often than one of its districts.
  const searched = /\d/.test(typed) ? areas : areas.filter((area) => !isDistrict(area));
  const isFirst = ({ names }: Area) => names.some((name) => name.replace(article, '').startsWith(typed));
  const isFound = ({ names: [name = ''] }: Area) =>
    words.every((word) => name.split(' ').some((each) => each.startsWith(word)));
  return [...searched.filter(isFirst), ...searched.filter((area) => isFound(area) && !isFirst(area))].slice(
    0,
    maxFound,
  );
}

function foldName(name: string): string {
  return splitWords(name).join(' ');
}
