import type { Language } from '../../i18n/languages';
import { siteUrl } from '../../navigation/absoluteUrl';
import { splitLanguage } from '../../navigation/paths';
import { followedOrigin } from '../followedUrl';

/**
 * Reads the id of an event and the language of its page: the id alone, or the URL of its page on this site. Null for another URL.
 *
 * @param language - That of the assistant, for an id alone.
 */
export function readEventAddress(address: string, language: Language): { idInUrl: string; language: Language } | null {
  if (!address.includes('/')) return { idInUrl: address, language };
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (![siteUrl, followedOrigin()].some((url) => new URL(url).origin === origin)) return null;
  const page = splitLanguage(pathname);
  const [, idInUrl] = /^\/event\/([\w-]+)\/?$/.exec(page.path) ?? [];
  return idInUrl ? { idInUrl, language: page.language } : null;
}
