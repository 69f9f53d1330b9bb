import { describe, expect, it } from 'vitest';
import publicList from '../index.ts?raw';

const files = import.meta.glob<string>(['./*/*.{ts,tsx}', '../internal/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const screens = import.meta.glob<string>('../screens/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const modules = Object.entries(files).filter(([path]) => !/\.(css|stories|test)\.tsx?$/.test(path));
const folders = [...new Set(Object.keys(files).flatMap((path) => /^\.\/(\w+)\//.exec(path)?.[1] ?? []))];

/** Components without text. */
const wordless = ['EventCardSkeleton'];

/** The components that `index.ts` exports, without types. */
const exported = [...publicList.matchAll(/export \{([^}]*)\} from '\.\/components/g)].flatMap(([, names = '']) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name)),
);

describe('the library', () => {
  it('exports a component from every folder', () => {
    expect(folders.filter((folder) => !exported.includes(folder))).toEqual([]);
  });

  it('exports only components that Storybook documents', () => {
    const undocumented = exported.filter(
      (name) => !files[`./${name}/${name}.stories.tsx`]?.includes(`component: ${name},`),
    );
    expect(undocumented).toEqual([]);
  });

  it('has a story with a long or a hostile text for each component', () => {
    const speaking = folders.filter((name) => !wordless.includes(name));
    const unproven = speaking.filter(
      (name) => !/\b(LongText|Hostile)\b/.test(files[`./${name}/${name}.stories.tsx`] ?? ''),
    );
    expect(unproven).toEqual([]);
  });
});

describe('a module', () => {
  const isInteractive = (source: string) =>
    /\buse[A-Z]\w*\(|\bcreateContext<|Context\.Provider|\bwireField\(|'@base-ui\/|\bextends Component\b|\bon[A-Z]\w*=\{/.test(
      source,
    );
  const saysSo = (source: string) => source.startsWith("'use client';");

  it('contains « use client » if it holds state or has a handler', () => {
    expect(pathsOf((source) => isInteractive(source) && !saysSo(source))).toEqual([]);
  });

  it('does not contain « use client » without state and handlers', () => {
    expect(pathsOf((source) => saysSo(source) && !isInteractive(source))).toEqual([]);
  });

  it('renders the link component of the consumer, and no plain <a>', () => {
    const all = [...modules, ...Object.entries(screens).filter(([path]) => !path.includes('.stories.'))];
    const isPlainLink = (source: string) => /(?<!`)<a[\s>]/.test(source);
    expect(all.filter(([, source]) => isPlainLink(source)).map(([path]) => path)).toEqual([]);
  });

  function pathsOf(isWrong: (source: string) => boolean) {
    return modules.filter(([, source]) => isWrong(source)).map(([path]) => path);
  }
});
