import type { Language } from '@lively/engine/languages';
import type { NavigationTexts } from './NavigationTexts.ts';

/** The texts of the calendar of a month. */
export interface MonthTexts extends NavigationTexts {
  /** The events of a day without any, and of one whose events are not loaded. */
  readonly none: string;
  readonly unknown: string;
  /** The name of events, by the category of `Intl.PluralRules`. */
  readonly events: Readonly<Record<string, string>>;
  /** The text after the number of events of a day that may have more. */
  readonly orMore: string;
}

/** The texts of the calendar in each language. */
export const monthTexts: Readonly<Record<Language, MonthTexts>> = {
  fr: {
    previous: 'Mois précédent',
    next: 'Mois suivant',
    none: 'aucun événement',
    unknown: 'événements à afficher',
    events: { one: 'événement', other: 'événements' },
    orMore: 'ou plus',
  },
  en: {
    previous: 'Previous month',
    next: 'Next month',
    none: 'no events',
    unknown: 'events to show',
    events: { one: 'event', other: 'events' },
    orMore: 'or more',
  },
  es: {
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    none: 'ningún evento',
    unknown: 'eventos por mostrar',
    events: { one: 'evento', other: 'eventos' },
    orMore: 'o más',
  },
};
