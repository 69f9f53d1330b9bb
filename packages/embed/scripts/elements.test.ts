import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { darkColors, lightColors, radius } from '@lively/ui/tokens';
import { describe, expect, it } from 'vitest';
import { groups } from '../playground/groups.ts';
import { locales } from '../playground/locales/index.ts';
import { sizeLimit } from './bundle.ts';
import { declareReactTypes, declareTypes } from './declareTypes.ts';
import { describeElements } from './describeElements.ts';
import { attributesFor, events, parts, properties } from './elements.ts';
import { writeTables } from './writeTables.ts';

const folder = resolve(import.meta.dirname, '../src');
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  .join('\n');
const styles = readFileSync(resolve(folder, 'styles.css'), 'utf8');
const attributes = new Set(Object.values(attributesFor).flatMap((list) => list.map(({ name }) => name)));

function listMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)))].sort();
}

describe('what the documentation says of the widgets', () => {
  it('names every attribute they read, and no other', () => {
    const read = listMatches(source, /\battribute\('([\w-]+)'\)/g);
    const styled = listMatches(styles, /:host\(\[(layout|theme)=/g);
    expect([...attributes].sort()).toEqual([...read, ...styled, 'lang'].sort());
  });

  it('names every event they dispatch', () => {
    const dispatched = listMatches(source, /(?:createLink|#notify)\('(\w+)'/g);
    expect(events.map(({ name }) => name).sort()).toEqual(dispatched.map((name) => `lively-${name}`));
  });

  it('names every part', () => {
    const written = /(?:part: |button: |createLink\(|createLine\(\s*)'(\w+)'|part: status \? '(\w+)' : '(\w+)'/g;
    expect(Object.keys(parts).sort()).toEqual(listMatches(source, written));
  });

  it('names every custom property', () => {
    expect(Object.keys(properties).sort()).toEqual(listMatches(styles, /var\((--lively-\w+)/g));
  });
});

it('the style sheet has the colours and corners of the design system', () => {
  for (const name of ['ground', 'ink'] as const)
    expect(styles).toContain(`light-dark(${lightColors[name]}, ${darkColors[name]})`.toLowerCase());
  expect(styles).toContain(`background: ${lightColors.danger.toLowerCase()}`);
  expect(listMatches(styles, /border-radius: (\w+)/g)).toEqual([radius.small]);
});

describe('the playground', () => {
  const own = [...attributes, ...Object.keys(properties)].sort();

  it('offers every attribute and every custom property once', () => {
    expect(Object.values(groups).flat().sort()).toEqual(own);
  });

  it('describes each in every language', () => {
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

  it('the README names the size limit, and no other weight', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    expect(listMatches(readme, /(\d[\d.,]* (?:kB|bytes))/g)).toEqual([`${sizeLimit.toLocaleString('en')} bytes`]);
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
