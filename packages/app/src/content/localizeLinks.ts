import type { Language } from '../i18n/languages';
import { localizePath } from '../routes/paths';

/**
 * A content whose links lead to pages of the same language: what is called `href` or `action`, and the links in texts,
 * `[words](/address)`. Contents are written with addresses that name no language.
 */
export function localizeLinks<Content>(content: Content, language: Language): Content {
  return visit(content, '', language) as Content;
}

function visit(value: unknown, name: string, language: Language): unknown {
  if (typeof value === 'string') return localizeText(value, name, language);
  if (Array.isArray(value)) return value.map((item) => visit(item, name, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, key, language)]));
}

function localizeText(text: string, name: string, language: Language): string {
  if (name === 'href' || name === 'action') return text.startsWith('/') ? localizePath(text, language) : text;
  return text.replace(/\]\((\/[^)\s]*)\)/g, (_, address: string) => `](${localizePath(address, language)})`);
}
