import type { Language } from '../i18n/languages';
import { siteUrl } from '../navigation/absoluteUrl';
import { localizePath } from '../navigation/paths';

let serverUrl: string | undefined;

/** Sets the address of the server, for a build that does not know the URL of its site. */
export function setServerUrl(url: string | undefined): void {
  serverUrl = import.meta.env.VITE_SITE_URL ? undefined : url?.replace(/\/$/, '');
}

/** Returns the origin of links in feeds and calendars: they are followed from elsewhere, so they must lead to this server. */
export const followedOrigin = (): string => serverUrl ?? siteUrl;

/** Returns the URL of a page in a language, for feeds and calendars. */
export const followedUrl = (path: string, language: Language): string =>
  followedOrigin() + localizePath(path, language);
