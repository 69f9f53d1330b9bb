import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(['Do', 'Dont'])('every component has a story %s with a reason', (name) => {
  const sentence = new RegExp(String.raw`/\*\* [^\n]+ \*/\nexport const ${name}: Story`);
  expect(Object.keys(sources).length).toBeGreaterThan(70);
  expect(Object.entries(sources).filter(([, source]) => !sentence.test(source))).toEqual([]);
});
