import type { Namespace as I18nextNamespace, i18n, ResourceKey } from 'i18next';

/** The name of a file of texts, the same in the folder of each language. */
export type Namespace = Extract<I18nextNamespace, string> | `pages/${string}`;

/** The loaders of the files of a language, by their path in its folder: `./pages/faq.json`. */
export type TextFiles = Readonly<Record<string, () => ResourceKey | Promise<ResourceKey>>>;

/** Each language has its own index, because the names of its built files are a kilobyte: other languages do not load. */
const languages = import.meta.glob<TextFiles>('../locales/*/index.ts', { import: 'files' });

/**
 * Loads texts in the language of the document, unless they are loaded.
 *
 * @throws Error if a file cannot be loaded. The next call retries.
 */
export async function loadNamespaces(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const { language } = i18n;
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (!missing.length) return;
  const files = await languages[`../locales/${language}/index.ts`]?.();
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files?.[`./${namespace}.json`];
      if (!load) throw new Error(`No texts "${namespace}" in ${language}: add the file to src/locales/${language}.`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}
