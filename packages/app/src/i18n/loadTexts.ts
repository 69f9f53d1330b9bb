import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages';
import { loadNamespaces, type Namespace } from './loadNamespaces';

/** Loads texts in another language than that of the document, for what is shown on another page. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const instance = createInstance();
  await instance.init({ lng: language, fallbackLng: false, resources: {}, interpolation: { escapeValue: false } });
  await loadNamespaces(instance, namespaces);
  return instance;
}
