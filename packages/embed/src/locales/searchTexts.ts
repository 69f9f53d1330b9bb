import type { Language } from '@lively/engine/languages';

/** The texts of the search box. */
interface SearchTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  /** The text before the filters that were read in a search. */
  readonly read: string;
  /** The text before the words that have no effect. */
  readonly unread: string;
}

/** The texts of the search box in each language. */
export const searchTexts: Readonly<Record<Language, SearchTexts>> = {
  fr: {
    label: 'Que cherchez-vous\u202F?',
    placeholder: 'concerts gratuits ce week-end',
    submit: 'Rechercher',
    read: 'Compris\u00A0:',
    unread: 'Sans effet\u00A0:',
  },
  en: {
    label: 'What are you looking for?',
    placeholder: 'free concerts this weekend',
    submit: 'Search',
    read: 'Understood:',
    unread: 'Without effect:',
  },
  es: {
    label: '¿Qué buscas?',
    placeholder: 'conciertos gratis este fin de semana',
    submit: 'Buscar',
    read: 'Entendido:',
    unread: 'Sin efecto:',
  },
};
