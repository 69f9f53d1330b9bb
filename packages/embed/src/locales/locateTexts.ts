import type { Language } from '@lively/engine/languages';

/** The texts of the button that lists the events near the visitor. */
interface LocateTexts {
  readonly nearMe: string;
  readonly locating: string;
  /** Formats the place of the list. */
  readonly formatNear: (commune: string, kilometres: number) => string;
  readonly refused: string;
  readonly notFound: string;
}

/** The texts of the button in each language. */
export const locateTexts: Readonly<Record<Language, LocateTexts>> = {
  fr: {
    nearMe: 'Près de moi',
    locating: 'Recherche de votre position…',
    formatNear: (commune, kilometres) => `${commune} et ${kilometres}\u00A0km autour`,
    refused: 'Votre navigateur ne donne pas votre position. Autorisez-la pour cette page, puis réessayez.',
    notFound: 'Votre position n’a pas pu être trouvée. Réessayez.',
  },
  en: {
    nearMe: 'Near me',
    locating: 'Looking for your position…',
    formatNear: (commune, kilometres) => `${commune} and ${kilometres}\u00A0km around`,
    refused: 'Your browser does not give your position. Allow it for this page, then try again.',
    notFound: 'Your position could not be found. Try again.',
  },
  es: {
    nearMe: 'Cerca de mí',
    locating: 'Buscando tu posición…',
    formatNear: (commune, kilometres) => `${commune} y ${kilometres}\u00A0km alrededor`,
    refused: 'Tu navegador no da tu posición. Permítela para esta página e inténtalo de nuevo.',
    notFound: 'No se ha podido encontrar tu posición. Inténtalo de nuevo.',
  },
};
