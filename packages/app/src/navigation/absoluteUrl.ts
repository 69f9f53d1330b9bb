import type { Language } from '../i18n/languages';
import { localizePath } from './paths';

/** Where the site is read. A host that serves it elsewhere sets `VITE_SITE_URL` for the build. */
export const siteUrl: string = (import.meta.env.VITE_SITE_URL || 'https://lively.fr').replace(/\/$/, '');

/** The absolute URL of a page in a language, as search engines and shared links name it. */
export function absoluteUrl(path: string, language: Language): string {
  return `${siteUrl}${localizePath(path, language)}`;
}
