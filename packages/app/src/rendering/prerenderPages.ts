import { createI18n } from '../i18n/createI18n';
import type { Language } from '../i18n/languages';
import { localizePath } from '../navigation/paths';
import { listTexts } from './listTexts';
import type { PrerenderedPage } from './Renderer';
import { renderMarkup } from './renderMarkup';
import { notFoundPage, type WrittenPage, writtenPages } from './writtenPages';

/** Renders every page that is the same for all visitors, in a language. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const page of writtenPages) pages.push(await prerenderPage(page, language));
  return [...pages, { ...(await prerenderPage(notFoundPage, language)), path: '*' }];
}

async function prerenderPage(page: WrittenPage, language: Language): Promise<PrerenderedPage> {
  const { path, sources, namespaces, isFrame } = page;
  const pathname = localizePath(path, language);
  const markup = await renderMarkup(pathname, { i18n: await createI18n(language) });
  return { path, pathname, language, markup, modules: [...sources, ...listTexts(language, namespaces)], isFrame };
}
