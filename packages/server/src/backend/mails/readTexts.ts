import { createRequire } from 'node:module';
import type { Language } from '@lively/engine/languages';

const require = createRequire(import.meta.url);

/** The texts of the app in a language, as `locales/<language>/<namespace>.json` holds them. Read once. */
export function readTexts<Texts>(language: Language, namespace: string): Texts {
  return require(`@lively/app/locales/${language}/${namespace}.json`);
}
