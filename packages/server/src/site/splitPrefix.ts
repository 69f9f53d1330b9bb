import type { Language } from '@lively/app/rendering';

/** Splits a path into the prefix of a language, or none, and the rest: `/en/faq` into `/en` and `/faq`. */
export function splitPrefix(pathname: string, languages: readonly Language[]): { prefix: string; path: string } {
  const [, first = ''] = pathname.split('/');
  const prefix = languages.slice(1).some((language) => language === first) ? `/${first}` : '';
  return { prefix, path: pathname.slice(prefix.length).replace(/\/$/, '') || '/' };
}
