import type { Namespace as I18nextNamespace, i18n, ResourceKey } from 'i18next';

/** A file of texts, the same name in the folder of each language. */
export type Namespace = Extract<I18nextNamespace, string> | `pages/${string}`;

/** What loads each file of a language, by its path in the folder of the language: `./pages/faq.json`. */
export type TextFiles = Readonly<Record<string, () => ResourceKey | Promise<ResourceKey>>>;

/** The names of the built files weigh a kilobyte in each language: those of other languages do not load. */
const languages = import.meta.glob<TextFiles>('../locales/*/index.ts', { import: 'files' });

/**
 * Loads texts in the language of the document. What is there already is not loaded again.
 *
 * @throws Error when a file cannot be loaded. The next call tries again.
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
