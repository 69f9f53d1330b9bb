import type { Language } from '@lively/engine/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { PlaygroundTexts } from './PlaygroundTexts.ts';

/** The texts of the playground, by language; French comes first. */
export const locales: Readonly<Record<Language, PlaygroundTexts>> = { fr, en, es };
