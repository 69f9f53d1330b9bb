import { readLanguage } from '../i18n/texts';
import { localizePath } from './paths';

/** Writes addresses in the language of the page. */
export function useHref(): (path: string) => string {
  const language = readLanguage();
  return (path) => localizePath(path, language);
}
