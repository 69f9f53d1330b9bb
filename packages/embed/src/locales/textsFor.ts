import type { Language } from '@lively/engine/languages';
import { findPart } from '../parts.ts';
import { fr } from './fr.ts';
import type { WidgetTexts } from './WidgetTexts.ts';

/** Returns the texts of a language; the French texts until the part with the others is loaded. */
export function textsFor(language: Language): WidgetTexts {
  const texts: Readonly<Record<Language, WidgetTexts | undefined>> = {
    fr,
    en: findPart('en')?.en,
    es: findPart('es')?.es,
  };
  return texts[language] ?? fr;
}
