import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const explore = 'supabase/schemas/explore/explore_events.sql';

/** The files that a filter changes, from the root. `supabase/generateTypes.ts` changes the types of the database. */
export const listFilterFiles = (languages: readonly string[]): string[] => [
  'packages/app/src/data/eventKinds.ts',
  'packages/app/src/data/eventQueryDefaults.ts',
  ...languages.map((language) => `packages/app/src/locales/${language}/explore.json`),
  'packages/app/src/supabase/toExploreArguments.ts',
  'packages/server/src/site/assistants/searchSchema.ts',
  'supabase/schemas/drops.sql',
  explore,
  'supabase/schemas/listings/kinds_of.sql',
  'supabase/tests/explore/eventKinds.ts',
];

/**
 * Adds a filter of explore that is on or off: its name, its texts, its argument in the database, and placeholders for its condition.
 *
 * @param root - The root folder of the repository.
 * @param name - One word: a parameter of the URL, an argument of the database and a key of texts.
 * @returns The changed files, absolute.
 * @throws Error if a file has changed so that the place for a line cannot be found.
 */
export function addFilter(root: string, name: string, languages: readonly string[]): string[] {
  const change = (path: string, old: RegExp, text: string) => {
    const file = resolve(root, path);
    const before = readFileSync(file, 'utf8');
    if (!old.test(before))
      throw new Error(`${path} has no ${old}: the filter would be missing there. Update plop/addFilter.ts.`);
    writeFileSync(file, before.replace(old, text));
  };

  change('packages/app/src/data/eventKinds.ts', /(eventKinds = \[.*?)(?=\])/, `$1, '${name}'`);
  change('packages/app/src/data/eventQueryDefaults.ts', /(?=\n {2}sort: )/, `\n  ${name}: false,`);
  for (const language of languages) {
    const texts = `packages/app/src/locales/${language}/explore.json`;
    change(texts, /(?<=\n {2}"kinds": \{)/, `\n    "${name}": "Fill in: the label of the filter (${language})",`);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const relaxed = forms.map((form) => `\n      "${name}_${form}": "Fill in: {{number}} events (${language})",`);
    change(texts, /(?<="relaxKind": \{)/, relaxed.join(''));
  }
  change(
    'packages/app/src/supabase/toExploreArguments.ts',
    /(?=\n {4}near: others\.near)/,
    `\n    ${name}: others.${name},`,
  );
  change(
    'packages/server/src/site/assistants/searchSchema.ts',
    /(const kinds: .*? = \{)/,
    `$1\n  ${name}: 'Fill in: Only events …',`,
  );
  change('supabase/schemas/drops.sql', /$/, renderDrop(readFileSync(resolve(root, explore), 'utf8')));
  change(explore, /(?=\n\) returns )/, `,\n  ${name} boolean default false`);
  change(explore, /(ages, online, .*?)(?=, likes)/, `$1, ${name}`);
  const kinds = 'supabase/schemas/listings/kinds_of.sql';
  change(kinds, /('\{online.*?)(?=\}'::text\[\])/, `$1,${name}`);
  change(
    kinds,
    /(?=\n {2}\]\) with ordinality)/,
    ',\n    -- Fill in: the condition, of the columns of events.\n    null',
  );
  change(
    'supabase/tests/explore/eventKinds.ts',
    /(?=\n\};)/,
    `\n  ${name}: (event: LivelyEvent): boolean => {\n    throw new Error(\`Fill in: the same condition for \${event.title}\`);\n  },`,
  );
  return listFilterFiles(languages).map((path) => resolve(root, path));
}

/** Renders the statement that drops a function with its present arguments. */
function renderDrop(text: string): string {
  const [, name] = /create function (\S+)\(/.exec(text) ?? [];
  const types = [...text.matchAll(/^ {2}"?\w+"? ([\w ]+) default /gm)].map(([, type]) => type);
  return `drop function if exists ${name}(${types.join(',')});\n`;
}
