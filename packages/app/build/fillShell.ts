import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, languageCodes } from '../src/i18n/languages.ts';

const locales = resolve(import.meta.dirname, '../src/locales');

/** Fills the scripts of index.html: the languages that have a prefix in URLs, and the words for an app that never comes. */
export function fillShell(): Plugin {
  const prefixed = languageCodes.filter((language) => language !== defaultLanguage);
  return {
    name: 'lively-fill-shell',
    async transformIndexHtml(html) {
      const texts = await Promise.all(languageCodes.map(async (code) => [code, await readLateTexts(code)]));
      return html
        .replace('%PREFIXED_LANGUAGES%', prefixed.join(' '))
        .replace('%LATE_TEXTS%', () => JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c'));
    },
  };
}

async function readLateTexts(language: string): Promise<{ text: string; retry: string }> {
  const { failure, retry } = JSON.parse(await readFile(resolve(locales, language, 'common.json'), 'utf8'));
  return { text: failure.lateText, retry };
}
