import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { siteUrl } from './absoluteUrl';
import { localizePath } from './paths';

const subscribe = () => () => {};

/**
 * The absolute URL of a page, in the language of the reader, on the server that they read: what they pass on leads to where it
 * lives. Where the server renders, and until the browser has taken over, it is the canonical one.
 */
export function useUrlHere(): (path: string) => string {
  const language = useLanguage();
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => siteUrl,
  );
  return (path) => origin + localizePath(path, language);
}
