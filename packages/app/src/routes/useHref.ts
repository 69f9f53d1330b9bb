import { useLanguage } from '../i18n/useLanguage';
import { localizePath } from './paths';

/** Writes addresses in the language of the page. */
export function useHref(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizePath(path, language);
}
