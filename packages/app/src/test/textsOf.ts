import { createInstance, type TFunction } from 'i18next';
import type { Namespace } from '../i18n/i18n';
import type { Language } from '../i18n/languages';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' });

/** The real texts of a language, as a page has them that loads these namespaces. The first is the page's own. */
export async function textsOf(language: Language, ...namespaces: Namespace[]): Promise<TFunction> {
  const i18n = createInstance();
  const own = namespaces[0] ?? 'common';
  await i18n.init({
    lng: language,
    ns: namespaces,
    defaultNS: own,
    interpolation: { escapeValue: false },
    resources: {},
  });
  for (const namespace of new Set<Namespace>([...namespaces, 'common'])) {
    i18n.addResourceBundle(language, namespace, await files[`../locales/${language}/${namespace}.json`]?.());
  }
  return i18n.getFixedT(language, own);
}
