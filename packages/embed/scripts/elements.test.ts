import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groups } from '../playground/groups.ts';
import { locales } from '../playground/locales/index.ts';
import { styles } from '../src/styles.static.ts';
import { declareReactTypes, declareTypes } from './declareTypes.ts';
import { describeElements } from './describeElements.ts';
import { attributesFor, events, parts, properties } from './elements.ts';
import { writeTables } from './writeTables.ts';

const folder = resolve(import.meta.dirname, '../src');
const source = readdirSync(folder)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  .join('\n');
const attributes = new Set(Object.values(attributesFor).flatMap((list) => list.map(({ name }) => name)));

describe('what the documentation says of the widgets', () => {
  it('names every attribute they read, and no other', () => {
    const asked = [...source.matchAll(/ask\('([\w-]+)'\)/g)].map(([, name]) => name);
    const styled = [...styles.matchAll(/:host\(\[(layout|theme)=/g)].map(([, name]) => name);
    expect([...attributes].sort()).toEqual([...new Set([...asked, ...styled, 'lang'])].sort());
  });

  it('names every event they tell', () => {
    const told = [...source.matchAll(/(?:link|#tell)\('(\w+)'/g)].map(([, name]) => `lively-${name}`);
    expect(events.map(({ name }) => name).sort()).toEqual([...new Set(told)].sort());
  });

  it('names every part', () => {
    const written = source.matchAll(/(?:part: |part: badge \? |line\(\s*|link\()'(\w+)'/g);
    const named = [...[...written].map(([, name]) => name), 'category'];
    expect(Object.keys(parts).sort()).toEqual([...new Set(named)].sort());
  });

  it('names every custom property', () => {
    const read = [...styles.matchAll(/var\((--lively-\w+)/g)].map(([, name]) => name);
    expect(Object.keys(properties).sort()).toEqual([...new Set(read)].sort());
  });
});

describe('the playground', () => {
  const own = [...attributes, ...Object.keys(properties)].sort();

  it('offers every attribute and every custom property once', () => {
    expect(Object.values(groups).flat().sort()).toEqual(own);
  });

  it('tells partners in each language what each does', () => {
    for (const { hints } of Object.values(locales)) expect(Object.keys(hints).sort()).toEqual(own);
  });

  it('sets French as French is set', () => {
    expect(JSON.stringify(locales.fr).replace(/"/g, '')).not.toMatch(/'|\.{3}|[ ][;:!?»]|«[ ]/);
  });
});

describe('the files made from it', () => {
  it('stand in the README as they are', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    for (const [name, table] of Object.entries(writeTables())) expect(readme, name).toContain(table);
  });

  it('describe both elements in the manifest', () => {
    const { modules, schemaVersion } = describeElements();
    expect(schemaVersion).toBe('1.0.0');
    expect(modules[0]?.declarations.map(({ tagName }) => tagName)).toEqual(['lively-event', 'lively-events']);
    expect(modules[0]?.exports.map(({ name }) => name)).toEqual(['lively-event', 'lively-events']);
  });

  it('type both elements, for the DOM and for React', () => {
    for (const tag of ['lively-event', 'lively-events']) {
      expect(declareTypes()).toContain(`'${tag}': HTMLElement;`);
      expect(declareReactTypes()).toContain(`'${tag}': React.DetailedHTMLProps`);
    }
    expect(declareTypes()).toContain("layout?: 'list' | 'grid' | 'compact';");
  });
});
