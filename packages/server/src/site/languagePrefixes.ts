import type { Language } from '@lively/app/rendering';

/** How each language shows in a path; the first does not. */
export function languagePrefixes(languages: readonly Language[]): { language: Language; prefix: string }[] {
  return languages.map((language, index) => ({ language, prefix: index ? `/${language}` : '' }));
}
