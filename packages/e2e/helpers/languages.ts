import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nightly } from './nightly';
import { root } from './place';

/** The languages of the build, the default first. The paths of the default language have no prefix. */
export const languages: readonly string[] = JSON.parse(
  readFileSync(resolve(root, 'packages/app/dist/.vite/paths.json'), 'utf8'),
).languages;

/** Returns the path prefix of a language: `/en` for English, empty for the default language. */
export function prefixOf(language: string): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** Returns the language of a path. */
export function languageOf(path: string): string {
  const [, first] = path.split(/[/?#]/);
  return languages.find((language) => prefixOf(language) === `/${first}`) ?? languages[0] ?? '';
}

/**
 * Returns the test details for a language: `pnpm test` runs only the default language, because other tests compare the
 * texts of all languages.
 */
export const nightlyUnlessDefault = (language: string) => (language === languages[0] ? {} : nightly);
