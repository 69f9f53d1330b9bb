import { defaultLanguage, type Language } from './languages';

/** One file of texts, the same name in each language's folder. */
export type Namespace =
  | 'common'
  | 'explore'
  | 'event'
  | 'home'
  | 'myEvents'
  | 'auth'
  | 'recommendations'
  | 'notFound'
  | 'taxonomy'
  | 'onboarding'
  | 'preferences'
  | 'profile'
  | 'eventForm';

/** What a text is filled with. `count` chooses its plural form, `context` its variant. */
export interface TextValues {
  readonly count?: number;
  readonly context?: string | undefined;
  readonly [name: string]: string | number | undefined;
}

/**
 * Gives the text of a key of its namespace: `nav.home`, or of another one: `taxonomy:music`. `{{name}}` is filled with
 * the value of that name. A key without a text is its own text: a test holds that there is none.
 */
export type Translate = (key: string, values?: TextValues) => string;

type Entry = string | { readonly [name: string]: Entry };

const files = import.meta.glob<Entry>('../locales/*/*.json', { import: 'default' });

let language: Language = defaultLanguage;
let plurals = new Intl.PluralRules(language);
const loaded = new Map<string, Entry>();
const translators = new Map<Namespace, Translate>();

/** The language of the document. It never changes in a browser: another language is another document. */
export const readLanguage = (): Language => language;

/** Starts the texts in one language. */
export async function startTexts(next: Language): Promise<void> {
  language = next;
  plurals = new Intl.PluralRules(next);
  await loadTexts(['common']);
}

/** Loads what a page says, in the document's language only. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const path = pathOf(namespace);
      if (loaded.has(path)) return;
      const load = files[path];
      if (!load) throw new Error(`No texts «${namespace}» in ${language}: add the file to src/locales/${language}.`);
      loaded.set(path, await load());
    }),
  );
}

/** The texts of a page, in the document's language. The same function each time. Its route has loaded them. */
export function textsOf(namespace: Namespace): Translate {
  const known = translators.get(namespace);
  if (known) return known;
  const translate: Translate = (key, values = {}) => {
    const [path = '', other] = key.split(':').reverse();
    const text = findText((other ?? namespace) as Namespace, path, values);
    return text.replace(/{{(\w+)}}/g, (_, name) => String(values[name] ?? ''));
  };
  translators.set(namespace, translate);
  return translate;
}

function findText(namespace: Namespace, path: string, { count, context }: TextValues): string {
  const entry = loaded.get(pathOf(namespace));
  const variants = [
    ...(context === undefined ? [] : [`${path}_${context}`]),
    ...(count === undefined ? [] : [`${path}_${plurals.select(count)}`]),
    path,
  ];
  for (const variant of variants) {
    const text = variant.split('.').reduce<Entry | undefined>(descend, entry);
    if (typeof text === 'string') return text;
  }
  return path;
}

function descend(entry: Entry | undefined, name: string): Entry | undefined {
  return typeof entry === 'object' ? entry[name] : undefined;
}

function pathOf(namespace: Namespace): string {
  return `../locales/${language}/${namespace}.json`;
}
