import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface FilterNames {
  /** The name in code: `freeParking`. */
  readonly camel: string;
  /** The name in keys of texts: `FreeParking`. */
  readonly pascal: string;
  /** The name in the URL: `free-parking`. */
  readonly kebab: string;
  /** The name in the database: `free_parking`. */
  readonly snake: string;
}

/**
 * Adds a boolean filter of explore, from the dialog and the URL to the argument of the database, its chip and its texts.
 *
 * @param root - The root folder of the repository.
 * @returns The changed files, absolute.
 * @throws Error if a file has changed so that the place for a line cannot be found.
 */
export function addFilter(
  root: string,
  { camel, pascal, kebab, snake }: FilterNames,
  languages: readonly string[],
): string[] {
  const changed = new Set<string>();
  const source = (path: string) => {
    const file = resolve(root, 'packages/app/src', path);
    changed.add(file);
    return file;
  };

  addBefore(source('data/EventQuery.ts'), '  readonly sort: Sort;', `  readonly ${camel}: boolean;`);
  change(source('data/EventQuery.ts'), "'ages' | 'access'", `'ages' | 'access' | '${camel}'`);
  change(source('data/EventQuery.ts'), "eventKinds = ['once', 'online'", `eventKinds = ['once', 'online', '${camel}'`);
  addBefore(source('data/eventQueryDefaults.ts'), "  sort: 'popularity',", `  ${camel}: false,`);
  const state = source('search/exploreState.ts');
  addBefore(state, '    sort: oneOf(sorts', `    ${camel}: parameters.get('${kebab}') === 'on',`);
  addBefore(state, '    sort: sort !== event', `    '${kebab}': state.${camel} && 'on',`);
  addBefore(source('supabase/toExploreArguments.ts'), '    near: others.near,', `    ${snake}: others.${camel},`);
  addBefore(
    source('routes/explore/toRelaxations.ts'),
    "  access: ['Access', 'access'],",
    `  ${camel}: ['${pascal}', '${camel}'],`,
  );
  addBefore(
    source('search/toActiveFilters.ts'),
    '    ...(isSortRead',
    `    ...(state.${camel} ? [toFilter('${kebab}', t('filters.${camel}'), { ${camel}: false })] : []),`,
  );
  for (const language of languages) {
    const texts = source(`locales/${language}/explore.json`);
    addBefore(texts, '    "access": ', `    "${camel}": "Fill in: the label of the filter (${language})",`);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const relaxed = forms.map((form) => `    "relax${pascal}_${form}": "Fill in: {{number}} events (${language})",`);
    addBefore(texts, '    "relaxAccess_one": ', relaxed.join('\n'));
  }
  return [...changed];
}

function addBefore(path: string, start: string, lines: string): void {
  change(path, `\n${start}`, `\n${lines}\n${start}`);
}

function change(path: string, old: string, text: string): void {
  const file = readFileSync(path, 'utf8');
  if (!file.includes(old))
    throw new Error(`${path} has no "${old.trim()}": the filter would be missing there. Update plop/addFilter.ts.`);
  writeFileSync(
    path,
    file.replace(old, () => text),
  );
}
