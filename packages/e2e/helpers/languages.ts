import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nightly } from './nightly';
import { root } from './place';

/** The languages of the build, the default first: its paths have no prefix. */
export const languages: readonly string[] = JSON.parse(
  readFileSync(resolve(root, 'packages/app/dist/.vite/paths.json'), 'utf8'),
).languages;

/** `/en` for English; empty for the default language. */
export function prefixOf(language: string): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** The language of a path. */
export function languageOf(path: string): string {
  const [, first] = path.split(/[/?#]/);
  return languages.find((language) => prefixOf(language) === `/${first}`) ?? languages[0] ?? '';
}

/** Details of a test in each language: `pnpm test` walks it in the default one, and tests of the texts compare the words of all. */
export const nightlyUnlessDefault = (language: string) => (language === languages[0] ? {} : nightly);
