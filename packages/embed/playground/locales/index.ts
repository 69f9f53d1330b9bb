import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the playground, by language; French comes first. */
export const locales = { fr, en, es };
export type Language = keyof typeof locales;
