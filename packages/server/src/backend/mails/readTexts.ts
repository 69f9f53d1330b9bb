import { createRequire } from 'node:module';
import type { Language } from '@lively/engine/languages';
import { branding } from '../../settings/branding/branding.ts';
import { nameSite } from '../../settings/branding/nameSite.ts';

const require = createRequire(import.meta.url);

const named = new Map<string, unknown>();

/** Reads the texts of the app in a language, from `locales/<language>/<namespace>.json`, with the name of the site. Cached. */
export function readTexts<Texts>(language: Language, namespace: string): Texts {
  const file = `@lively/app/locales/${language}/${namespace}.json`;
  const texts = require(file);
  if (!branding) return texts;
  if (!named.has(file)) named.set(file, JSON.parse(nameSite(JSON.stringify(texts), language)));
  return named.get(file) as Texts;
}
