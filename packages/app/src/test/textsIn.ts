import type { Language } from '../i18n/languages';
import { loadTexts, type Namespace, startTexts, type Translate, textsOf } from '../i18n/texts';

/** The real texts of a language, as a page has them that loads these namespaces. The first is the page's own. */
export async function textsIn(language: Language, own: Namespace, ...others: Namespace[]): Promise<Translate> {
  await startTexts(language);
  await loadTexts([own, ...others]);
  return textsOf(own);
}
