import type { Language } from '../i18n/languages';
import { localizePath } from './paths';

/** The origin of the site. A host with another origin sets `VITE_SITE_URL` for the build. */
export const siteUrl: string = (import.meta.env.VITE_SITE_URL || 'https://lively.fr').replace(/\/$/, '');

/** Returns the absolute URL of a page in a language, for search engines and shared links. */
export function absoluteUrl(path: string, language: Language): string {
  return `${siteUrl}${localizePath(path, language)}`;
}
