import { globSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { PromptQuestion } from 'node-plop';
import type { ActionType, NodePlopAPI } from 'plop';
import { languageCodes } from './packages/engine/src/languages.ts';
import { addFilter } from './plop/addFilter.ts';
import { findNameFault } from './plop/findNameFault.ts';
import { formatFiles } from './plop/formatFiles.ts';
import { registerTexts } from './plop/registerTexts.ts';

/**
 * `pnpm new component|machine|route|page|filter|table NAME`: the files of a family, with placeholders that fail until
 * they are filled in.
 * `pnpm new migration NAME`: an empty migration, for a change of tables.
 */
export default function defineGenerators(plop: NodePlopAPI): void {
  /**
   * @param advice - The remaining steps for the developer.
   * @param mentions - Texts that the generator adds to existing files, as templates. A name whose text exists there is
   * taken.
   */
  const generate = (
    kind: string,
    description: string,
    actions: ActionType[],
    advice: string,
    mentions: readonly Mention[] = [],
  ) =>
    plop.setGenerator(kind, {
      description,
      prompts: [askName(kind, actions, mentions)],
      actions: [...actions, format(actions), () => advice],
    });
  const askName = (
    kind: string,
    actions: readonly ActionType[] = [],
    mentions: readonly Mention[] = [],
  ): PromptQuestion => ({
    type: 'input',
    name: 'name',
    message: `The name of the ${kind}, a word of docs/glossary.md`,
    // Called only if no name was given.
    default: () => {
      if (!process.stdin.isTTY) throw new Error(`Which name? npx -y pnpm@12.21.0 new ${kind} NAME`);
    },
    validate: (name: string) => {
      const render = (template: string) => plop.renderString(template, { name });
      return (
        findNameFault(name, plop.getDestBasePath(), {
          added: actions.flatMap((action) => (isAdded(action) ? [render(action.path)] : [])),
          mentioned: mentions.map(({ path, text }) => ({ path, text: render(text) })),
          isOneWord: kind === 'filter',
        }) ?? true
      );
    },
  });
  /** Formats the files that the previous actions have written. */
  const format =
    (actions: readonly ActionType[]): ActionType =>
    (answers) => {
      const paths = actions.flatMap((action) => (typeof action === 'object' && 'path' in action ? [action.path] : []));
      formatFiles(paths.map((path) => resolve(plop.getDestBasePath(), plop.renderString(path, answers))));
      return 'Formatted.';
    };

  generate(
    'component',
    'a component of the design system, its styles and its stories',
    addFamily('component', 'packages/ui/src/components/{{pascalCase name}}'),
    'Export it in packages/ui/src/index.ts, and give it its lines in conformance/samples.tsx, docs/componentGroups.ts, docs/since.json ("next") and docs/storyTexts.json there. Write a changeset, and api.txt: cd packages/ui && vitest run --config vitest.node.config.ts build/api -u',
  );

  generate(
    'machine',
    'a flow that has states, its services, its walk and its tests',
    addFamily('machine', 'packages/machines/src/{{camelCase name}}'),
    'Export it in packages/machines/src/index.ts and charts.ts; write its page in .storybook/machines, and its states in storiesOfStates.json or invisibleStates.json there; fulfil its services in packages/app/src/supabase. Run it with useActorRef, and listen with useEmitted.',
  );

  generate(
    'route',
    'a page of the app, its tests and its texts',
    [
      ...addFamily('route', 'packages/app/src/routes/{{camelCase name}}'),
      ...languageCodes.map((language) => ({
        type: 'add',
        path: `packages/app/src/locales/${language}/{{camelCase name}}.json`,
        templateFile: 'plop/texts.json.hbs',
        data: { language },
      })),
      (answers) => {
        const file = resolve(plop.getDestBasePath(), 'packages/app/src/i18n/i18next.d.ts');
        registerTexts(file, plop.renderString('{{camelCase name}}', answers));
        formatFiles([file]);
        return 'Registered its texts in packages/app/src/i18n/i18next.d.ts.';
      },
    ],
    'Give it a line in packages/app/src/navigation/paths.ts and in src/routes/createRoutes.tsx.',
  );

  generate(
    'page',
    'a page of prose that is the same for every visitor',
    [
      ...languageCodes.map((language) => ({
        type: 'add',
        path: `packages/app/src/locales/${language}/pages/{{camelCase name}}.json`,
        templateFile: 'plop/page.json.hbs',
        data: { language },
      })),
      {
        type: 'modify',
        path: 'packages/app/src/navigation/articles.ts',
        pattern: /(?=\} as const satisfies Record<string, Article>)/,
        template: "  {{camelCase name}}: { path: '/{{kebabCase name}}', category: 'culture', column: 'company' },\n",
      },
    ],
    'Write its texts. Check its line in packages/app/src/navigation/articles.ts: path, colour of the poster, column of the site map. A link in the footer is a name in footerColumns.ts and a text in common.json. A page with its own screen needs a line in routes/publicPages.ts and a type in content/Contents.ts.',
    [{ path: 'packages/app/src/navigation/paths.ts', text: "'/{{kebabCase name}}'" }],
  );

  generate(
    'filter',
    'a filter of explore that is on or off',
    [
      (answers) => {
        const name = plop.renderString('{{name}}', answers);
        const files = addFilter(plop.getDestBasePath(), name, languageCodes);
        formatFiles(files.filter((file) => !file.endsWith('.sql')));
        return `Added ${name} from the URL to the arguments of explore_events.`;
      },
    ],
    'Write its texts, its description for assistants in searchSchema.ts, and its condition in supabase/schemas/listings/kinds_of.sql and supabase/tests/explore/eventKinds.ts. A column that it reads belongs to those of the trigger list_changed_event in supabase/schemas/tables/events.sql. Then run supabase/generateTypes.ts.',
    [
      { path: 'packages/app/src/search/exploreState.ts', text: "'{{name}}'" },
      { path: 'supabase/schemas/explore/explore_events.sql', text: '\n  {{name}} ' },
    ],
  );

  generate(
    'table',
    'a table of the database and its tests',
    [
      {
        type: 'add',
        path: `supabase/migrations/${nextVersion(plop.getDestBasePath())}_create_{{snakeCase name}}.sql`,
        templateFile: 'plop/table/migration.sql.hbs',
      },
      {
        type: 'add',
        path: 'supabase/schemas/tables/{{snakeCase name}}.sql',
        templateFile: 'plop/table/table.sql.hbs',
      },
      {
        type: 'add',
        path: 'supabase/tests/tables/{{camelCase name}}.test.ts',
        templateFile: 'plop/table/test.ts.hbs',
      },
      {
        type: 'modify',
        path: 'supabase/README.md',
        pattern: /(## The tables\n\n(?:\|.*\n)+)/,
        template: '$1| `{{snakeCase name}}` | Fill in: who reads | who writes |\n',
      },
    ],
    'Fill in its migration and its file in supabase/schemas/tables, state every cell in supabase/tests/authorisation and columns.test.ts, write the word in docs/glossary.md, and follow "Change it" of supabase/README.md.',
  );

  plop.setGenerator('migration', {
    description: 'an empty migration, for tables, columns, constraints, indexes and rows',
    prompts: [askName('migration')],
    actions: [
      {
        type: 'add',
        path: `supabase/migrations/${nextVersion(plop.getDestBasePath())}_{{snakeCase name}}.sql`,
        template: '-- Fill in: what changes, and why.\n',
      },
    ],
  });
}

/** Returns the current time in UTC, in 14 digits. If the last migration has a later time, returns the next number after it. */
function nextVersion(root: string): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last =
    globSync('supabase/migrations/*.sql', { cwd: root })
      .map((path) => basename(path).slice(0, 14))
      .sort()
      .at(-1) ?? '';
  return last >= now ? String(Number(last) + 1) : now;
}

interface Mention {
  /** The path from the root. */
  readonly path: string;
  /** A template with the name. */
  readonly text: string;
}

function isAdded(action: ActionType): action is ActionType & { path: string } {
  return typeof action === 'object' && action.type === 'add' && 'path' in action;
}

/** Adds every template of a folder. `noun` and `Noun` in a file name are replaced by the given name. */
function addFamily(kind: string, destination: string): ActionType[] {
  return readdirSync(`${import.meta.dirname}/plop/${kind}`).map((file) => ({
    type: 'add',
    path: `${destination}/${toPath(file)}`,
    templateFile: `plop/${kind}/${file}`,
    abortOnFail: true,
  }));
}

function toPath(file: string): string {
  return file
    .replace(/^Noun/, '{{pascalCase name}}')
    .replace(/^noun/, '{{camelCase name}}')
    .replace(/\.hbs$/, '');
}
