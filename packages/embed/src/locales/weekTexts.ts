import type { Language } from '@lively/engine/languages';
import type { NavigationTexts } from './NavigationTexts.ts';

/** The texts of an agenda in each language. */
export const weekTexts: Readonly<Record<Language, NavigationTexts>> = {
  fr: { previous: 'Semaine précédente', next: 'Semaine suivante' },
  en: { previous: 'Previous week', next: 'Next week' },
  es: { previous: 'Semana anterior', next: 'Semana siguiente' },
};
