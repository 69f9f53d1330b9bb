import { type Finding, placeOf, type SourceFile } from './Finding';

/** Matches a component of the library with its attributes, up to the `>` that ends it. */
const element = /<([A-Z]\w*)\s((?:[^<>{}]|\{[^{}]*\}|\{\{[^{}]*\}\})*)/g;
const emptyText = /\b(label|title|name|alt|\w+Label)=(?:""|''|\{(?:""|''|``)\})/;

/** Finds empty accessible names. A screen reader would read only « button ». */
export function findEmptyLabels(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const imported = /import\s*\{([^}]*)\}\s*from\s*['"]@lively\/ui['"]/.exec(file.text)?.[1];
    if (!imported) return [];
    const components = new Set(imported.split(',').map((name) => name.trim()));
    return [...file.text.matchAll(element)].flatMap(({ 1: component = '', 2: attributes = '', index }) => {
      const [, attribute] = emptyText.exec(attributes) ?? [];
      if (!attribute || !components.has(component)) return [];
      return {
        title: `${component} has an empty \`${attribute}\`: assistive technology will not say what it is.`,
        where: placeOf(file, index),
        remedy: 'Write what it is, or does, in the language of the page.',
      };
    });
  });
}
