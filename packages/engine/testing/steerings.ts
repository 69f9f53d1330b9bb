import type { Language } from '../src/languages.ts';
import { englishSteering } from '../src/steering/en.ts';
import { spanishSteering } from '../src/steering/es.ts';
import { frenchSteering } from '../src/steering/fr.ts';
import type { SteeringDictionary } from '../src/steering/SteeringDictionary.ts';

/** The dictionaries of sentences that steer a list. */
export const steerings = {
  fr: frenchSteering,
  en: englishSteering,
  es: spanishSteering,
} as const satisfies Readonly<Record<Language, SteeringDictionary>>;
