import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { siteUrl } from './absoluteUrl';
import { localizePath } from './paths';

const subscribe = () => () => {};

/**
 * Returns the absolute URL of a page in the reader's language, on the server they use, for links to share. On the
 * server and during hydration it is the canonical URL.
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
