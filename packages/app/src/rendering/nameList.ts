import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import type { ListSubject } from './Renderer';
import { readTexts } from './readTexts';

/** Returns the title of a list: « Lively · Lyon · Musique ». */
export async function nameList({ language, city, category }: ListSubject & { language: Language }): Promise<string> {
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['taxonomy']);
  const label = category && i18n.getFixedT(language, 'taxonomy')(category);
  return [import.meta.env.SITE_NAME, city, label].filter(Boolean).join(' · ');
}
