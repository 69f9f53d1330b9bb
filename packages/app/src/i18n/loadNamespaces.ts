import type { Namespace as I18nextNamespace, i18n, ResourceKey } from 'i18next';

/** A file of texts, the same name in the folder of each language. */
export type Namespace = Extract<I18nextNamespace, string> | `pages/${string}`;

const files = import.meta.glob<ResourceKey>('../locales/*/**/*.json', { import: 'default' });

/**
 * Loads texts in the language of the document. What is there already is not loaded again.
 *
 * @throws Error when a file cannot be loaded. The next call tries again.
 */
export async function loadNamespaces(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const { language } = i18n;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const load = files[`../locales/${language}/${namespace}.json`];
      if (!load) throw new Error(`No texts "${namespace}" in ${language}: add the file to src/locales/${language}.`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}
