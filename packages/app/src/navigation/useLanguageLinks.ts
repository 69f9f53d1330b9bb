import type { LanguageLink } from '@lively/ui';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { languageCodes, languages } from '../i18n/languages';
import { localizePath } from './paths';
import { renderedSearch } from './renderedSearch';

/**
 * This page in each language, at the same place of it and with the same way back. The first rendering repeats what the document
 * says, which knows neither: React would leave a link that differs as it stands.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { pathname, search, hash } = useLocation();
  const isTakenOver = useSyncExternalStore(subscribe, readTrue, readFalse);
  const place = isTakenOver ? search + hash : renderedSearch(pathname, search);
  return languageCodes.map((code) => ({
    code,
    name: languages[code].name,
    href: localizePath(pathname, code) + place,
  }));
}

const subscribe = () => () => {};
const readTrue = () => true;
const readFalse = () => false;
