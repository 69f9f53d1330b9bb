import { readLanguage } from '../i18n/texts';
import type { ContentName, Contents } from './Contents';
import { localizeLinks } from './localizeLinks';

const files = import.meta.glob<Record<string, unknown>>([
  '../locales/*/pages/**/*.ts',
  '!../locales/*/pages/company.ts',
  '!../locales/*/pages/wall.ts',
]);

const loaded = new Map<string, unknown>();

/** Loads what pages say, in the document's language only. */
export async function loadContents(names: readonly ContentName[]): Promise<void> {
  await Promise.all(names.map(loadContent));
}

/** What a page says in the document's language. Its route has loaded it. */
export function readContent<Name extends ContentName>(name: Name): Contents[Name] {
  const content = loaded.get(pathOf(name));
  if (!content) throw new Error(`The content «${name}» is not loaded: name it in the page's line of publicPages.ts.`);
  return content as Contents[Name];
}

async function loadContent(name: ContentName): Promise<void> {
  const path = pathOf(name);
  const language = readLanguage();
  const load = files[path];
  if (!load) throw new Error(`No content «${name}» in ${language}: add the file ${path}.`);
  if (loaded.has(path)) return;
  const [content] = Object.values(await load());
  loaded.set(path, localizeLinks(content, language));
}

function pathOf(name: ContentName): string {
  return `../locales/${readLanguage()}/pages/${name}.ts`;
}
