import type { Language } from '@lively/app/rendering';

/** Returns the path prefix of each language; the first has none. */
export function languagePrefixes(languages: readonly Language[]): { language: Language; prefix: string }[] {
  return languages.map((language, index) => ({ language, prefix: index ? `/${language}` : '' }));
}
