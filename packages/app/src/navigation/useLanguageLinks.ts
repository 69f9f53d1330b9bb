import type { LanguageLink } from '@lively/ui';
import { useLocation } from 'react-router-dom';
import { languageCodes, languages } from '../i18n/languages';
import { localizePath } from './paths';
import { renderedSearch } from './renderedSearch';
import { useIsTakenOver } from './useIsTakenOver';

/**
 * Links to this page in each language, with the same anchor and return path. The first render repeats the rendered
 * markup, which has neither: React would not fix a differing link.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  const isTakenOver = useIsTakenOver();
  const place = isTakenOver ? search + hash : renderedSearch(pathname, search);
  return languageCodes.map((code) => ({
    code,
    name: languages[code].name,
    href: localizePath(pathname, code) + place,
  }));
}
