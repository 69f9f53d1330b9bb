import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawPoster } from '@lively/ui/poster';
import { categories, darkColors, lightColors, radius } from '@lively/ui/tokens';
import { describe, expect, it } from 'vitest';
import { groups } from '../playground/groups.ts';
import { locales } from '../playground/locales/index.ts';
import { declareReactTypes, declareTypes } from './declareTypes.ts';
import { describeElements } from './describeElements.ts';
import { attributesFor, events, parts, properties } from './elements.ts';
import { writeTables } from './writeTables.ts';

const folder = resolve(import.meta.dirname, '../src');
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  .join('\n');
const styles = readFileSync(resolve(folder, 'styles.css'), 'utf8');
const attributes = new Set(Object.values(attributesFor).flatMap((list) => list.map(({ name }) => name)));

function listMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter(Boolean)))].sort();
}

describe('the documentation of the widgets', () => {
  it('names exactly the attributes that the widgets read', () => {
    const read = listMatches(source, /\battribute\('([\w-]+)'\)/g);
    const styled = listMatches(styles, /:host\(\[(layout|theme)=/g);
    const extended = listMatches(
      readFileSync(resolve(folder, 'listExtensions.ts'), 'utf8'),
      /(?<!\w)\[([a-z-]+)(?:=\w+)?\]/g,
    );
    expect([...attributes].sort()).toEqual([...new Set([...read, ...styled, ...extended, 'lang'])].sort());
  });

  it('names exactly the events that the widgets dispatch', () => {
    const dispatched = listMatches(source, /(?:createLink|#notify)\('(\w+)'/g);
    expect(events.map(({ name }) => name).sort()).toEqual(dispatched.map((name) => `lively-${name}`));
  });

  it('names exactly the parts of the widgets', () => {
    const written =
      /(?:part: |button: (?:[^'\n]* \? )?|createLink\(|createLine\(\s*)'(\w+)'|part: status \? '(\w+)' : '(\w+)'/g;
    expect(Object.keys(parts).sort()).toEqual(listMatches(source, written));
  });

  it('names exactly the custom properties of the widgets', () => {
    expect(Object.keys(properties).sort()).toEqual(listMatches(styles, /var\((--lively-\w+)/g));
  });
});

it('the style sheet has the colours and corners of the design system', () => {
  for (const name of ['ground', 'ink'] as const)
    expect(styles).toContain(`light-dark(${lightColors[name]}, ${darkColors[name]})`.toLowerCase());
  expect(styles).toContain(`background: ${lightColors.danger.toLowerCase()}`);
  for (const category of categories) {
    const [color = ''] = listMatches(styles, new RegExp(`\\.${category} {\\s+background-color: (#\\w{6});`, 'g'));
    const posters = Array.from({ length: 20 }, (_, seed) => drawPoster({ category, seed: `${seed}` }));
    expect(posters.flatMap(({ shapes }) => shapes.map(({ fill }) => fill.toLowerCase()))).toContain(color);
  }
  expect(listMatches(styles, /border-radius: (\w+)/g)).toEqual([radius.small]);
});

describe('the playground', () => {
  const own = [...attributes, ...Object.keys(properties)].sort();

  it('offers every attribute and every custom property once', () => {
    expect(Object.values(groups).flat().sort()).toEqual(own);
  });

  it('describes each attribute and custom property in every language', () => {
    for (const { hints } of Object.values(locales)) expect(Object.keys(hints).sort()).toEqual(own);
  });

  it('follows French typography in its French texts', () => {
    expect(JSON.stringify(locales.fr).replace(/"/g, '')).not.toMatch(/'|\.{3}|[ ][;:!?»]|«[ ]/);
  });
});

describe('the generated files', () => {
  it('the README contains every generated table', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    for (const [name, table] of Object.entries(writeTables())) expect(readme, name).toContain(table);
  });

  it('the README contains no size, because it would follow the weight', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
    expect(listMatches(readme, /(\d[\d.,]* (?:kB|bytes))/g)).toEqual([]);
  });

  it('the manifest describes both elements', () => {
    const { modules, schemaVersion } = describeElements();
    expect(schemaVersion).toBe('1.0.0');
    expect(modules[0]?.declarations.map(({ tagName }) => tagName)).toEqual(['lively-event', 'lively-events']);
    expect(modules[0]?.exports.map(({ name }) => name)).toEqual(['lively-event', 'lively-events']);
  });

  it('the types for the DOM and for React contain both elements', () => {
    for (const tag of ['lively-event', 'lively-events']) {
      expect(declareTypes()).toContain(`'${tag}': HTMLElement;`);
      expect(declareReactTypes()).toContain(`'${tag}': React.DetailedHTMLProps`);
    }
    expect(declareTypes()).toContain("layout?: 'list' | 'grid' | 'compact' | 'week' | 'month' | 'search';");
  });
});
