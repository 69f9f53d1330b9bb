import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' });
const plural = /_(zero|one|two|few|many|other)$/;

const textsOf = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, texts]) =>
      flatten(texts).map(([key, text]) => [`${path.split('/').at(-1)} ${key}`, text] as const),
    );

function flatten(texts: Texts, prefix = ''): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

const keysOf = (language: string) => textsOf(language).map(([key]) => key);
const meaningsOf = (language: string) => [...new Set(keysOf(language).map((key) => key.replace(plural, '')))].sort();
const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

test.each(['fr', 'es'])('%s says what English says, and nothing more', (language) => {
  expect(meaningsOf(language)).toEqual(meaningsOf('en'));
});

test.each(['en', 'fr', 'es'])('%s has every plural its grammar needs', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = keysOf(language);
  const needed = keys
    .filter((key) => plural.test(key))
    .flatMap((key) => pluralCategories.map((category) => key.replace(plural, `_${category}`)));
  expect(keys).toEqual(expect.arrayContaining(needed));
});

test.each(['fr', 'es'])('%s keeps the placeholders of each text', (language) => {
  const english = new Map(textsOf('en'));
  const differing = textsOf(language).filter(([key, text]) => {
    const model = english.get(key);
    return model !== undefined && placeholdersOf(model).join() !== placeholdersOf(text).join();
  });
  expect(differing).toEqual([]);
});

test.each(['en', 'fr', 'es'])('%s leaves no text empty', (language) => {
  expect(textsOf(language).filter(([, text]) => !text.trim())).toEqual([]);
});

test('French texts carry their narrow no-break spaces, curly apostrophes and real ellipses', () => {
  const badSpace = /[ \u00a0][;!?»]|«[ \u00a0]|[^\s\u00a0\u202f][;!?](?=\s|$)|[^\s\u00a0] :/;
  const faults = textsOf('fr').filter(([, text]) => badSpace.test(text) || /'|\.\.\./.test(text) || / {2}/.test(text));
  expect(faults).toEqual([]);
});
