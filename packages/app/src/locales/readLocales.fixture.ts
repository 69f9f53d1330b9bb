/** The content of a file of texts. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

const files = import.meta.glob<Texts>('./*/**/*.json', { eager: true, import: 'default' });

/** Reads the files of a language by their namespace: `common`, `pages/help/createAccount`. */
export function namespacesOf(language: string): Map<string, Texts> {
  const folder = `./${language}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return new Map(own.map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts]));
}

/** Lists each text with its key, `form.fields.email`; positions in lists are parts of keys. */
export function leavesOf(texts: Texts, key = ''): (readonly [key: string, text: string])[] {
  if (typeof texts === 'string') return [[key, texts]];
  return Object.entries(texts).flatMap(([name, value]) => leavesOf(value, key ? `${key}.${name}` : name));
}

/**
 * Returns the text of a place, `profile saved.title`.
 *
 * @throws Error if there is none.
 */
export function textAt(language: string, place: string): string {
  const [namespace = '', key = ''] = place.split(' ');
  const found = leavesOf(namespacesOf(language).get(namespace) ?? {}).find(([name]) => name === key);
  if (!found) throw new Error(`No text at "${place}" in ${language}: the test names a place that was moved.`);
  return found[1];
}

/** Lists the texts that users read in a language, by place: without link targets, placeholders, ids and technical words. */
export function readTexts(language: string): (readonly [place: string, text: string])[] {
  const notProse = /(^|\.)(id|href|kind|department|value)$/;
  return [...namespacesOf(language)].flatMap(([namespace, texts]) =>
    leavesOf(texts)
      .filter(([key]) => !notProse.test(key))
      .map(([key, text]) => [`${namespace} ${key}`, strip(text)] as const),
  );
}

const strip = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, 'x')
    .replace(/Authorization: Bearer|https:\/\/\S*|\d{1,2}:\d\d/g, 'x');
