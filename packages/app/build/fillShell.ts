import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, type Language, languageCodes, prefixOf } from '../src/i18n/languages.ts';

const locales = resolve(import.meta.dirname, '../src/locales');

/**
 * Fills index.html: the languages that have a prefix in URLs, and the messages for an app that does not load and for a
 * browser without scripts. The document is the same for all languages: it contains the message without scripts in each.
 */
export function fillShell(): Plugin {
  const prefixed = languageCodes.filter((language) => language !== defaultLanguage);
  return {
    name: 'lively-fill-shell',
    async transformIndexHtml(html) {
      const texts = await Promise.all(languageCodes.map(async (code) => [code, await readLateTexts(code)]));
      const sections = await Promise.all(languageCodes.map(renderWithoutScripts));
      return (
        html
          // No <main>: the frame of a page has one beside it.
          .replace('%NO_SCRIPT%', () => `<div role="main"><h1>Lively</h1>${sections.join('')}</div>`)
          .replace('%PREFIXED_LANGUAGES%', prefixed.join(' '))
          .replace('%LATE_TEXTS%', () => JSON.stringify(Object.fromEntries(texts)).replaceAll('<', '\\u003c'))
      );
    },
  };
}

async function readLateTexts(language: Language): Promise<{ text: string; retry: string }> {
  const { failure, retry } = await readTexts(language, 'common');
  return { text: failure.lateText, retry };
}

/** Renders the message without scripts. Events need no scripts; pages without their own document need them to sign in. */
async function renderWithoutScripts(language: Language): Promise<string> {
  const { needsScripts } = await readTexts(language, 'auth');
  const { nav } = await readTexts(language, 'common');
  const way = `<a href="${prefixOf(language)}/explore">${nav.explore}</a>`;
  return `<section lang="${language}"><h2>${needsScripts.title}</h2><p>${needsScripts.text}</p><p>${way}</p></section>`;
}

const readTexts = async (language: Language, namespace: string) =>
  JSON.parse(await readFile(resolve(locales, language, `${namespace}.json`), 'utf8'));
