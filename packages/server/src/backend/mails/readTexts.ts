import { createRequire } from 'node:module';
import type { Language } from '@lively/engine/languages';

const require = createRequire(import.meta.url);

/** Reads the texts of the app in a language, from `locales/<language>/<namespace>.json`. Cached. */
export function readTexts<Texts>(language: Language, namespace: string): Texts {
  return require(`@lively/app/locales/${language}/${namespace}.json`);
}
