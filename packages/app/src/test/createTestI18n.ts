import type { i18n } from 'i18next';
import { createI18n } from '../i18n/createI18n';
import type { Language } from '../i18n/languages';
import { loadNamespaces, type Namespace } from '../i18n/loadNamespaces';

/** Returns the real texts of a language, with the namespaces of a page. */
export async function createTestI18n(language: Language, namespaces: readonly Namespace[] = []): Promise<i18n> {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, namespaces);
  return i18n;
}
