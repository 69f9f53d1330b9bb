import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const texts = import.meta.glob<Texts>('./fr/*.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.ts', '!./**', '!../supabase/database.types.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** `nav.home`, without the forms that a number or a context chooses. */
const keys = Object.entries(texts).flatMap(([path, file]) => {
  const namespace = path.slice('./fr/'.length, -'.json'.length);
  return keysOf(file).map((key) => ({ namespace, key: key.replace(/_(zero|one|two|few|many|other|near)$/, '') }));
});

/** What sources could mean as a key: each quoted text, and each template that says something besides its holes. */
const quoted = Object.values(sources).flatMap((source) => [...source.matchAll(/'([\w.:-]+)'|`([^`\n]*)`/g)]);
const meanings = [...new Set(quoted.map(([, plain, template]) => plain ?? template ?? ''))]
  .map((text) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => /\w{3}/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('[\\w.-]+')}$`));

/** What is surely read as a key: `t('nav.home')`. */
const read = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => `${path} ${key}`),
);

test('each key that the app reads has a text', () => {
  expect(read.length).toBeGreaterThan(200);
  const known = new Set(keys.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]));
  expect(read.filter((place) => !known.has(place.slice(place.indexOf(' ') + 1)))).toEqual([]);
});

test('each text is read somewhere', () => {
  const unread = keys.filter(
    ({ namespace, key }) => !meanings.some((meaning) => meaning.test(key) || meaning.test(`${namespace}:${key}`)),
  );
  expect(unread.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([]);
});

function keysOf(entry: Texts, prefix = ''): string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : keysOf(value, `${prefix}${name}.`),
  );
}
