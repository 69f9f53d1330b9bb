import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentGroups } from '../packages/ui/src/docs/componentGroups.ts';
import { giveControls } from './docs/giveControls.ts';

/*
 * `node .storybook/checkStorybook.ts FOLDER` reads the manifests of a built Storybook, which assistants use to learn the
 * library. It fails if an entry is empty or has an error: the build of Storybook itself succeeds and writes the error into the
 * manifest. It also fails if the table of a component has a required prop below an optional one.
 */

interface Manifest {
  readonly components: Readonly<Record<string, ComponentManifest>>;
}

interface ComponentManifest {
  readonly name: string;
  readonly description?: string;
  readonly import?: string;
  readonly error?: unknown;
  readonly reactDocgenTypescript?: { readonly props: Readonly<Record<string, { readonly required: boolean }>> };
  readonly stories: readonly { readonly name: string; readonly snippet?: string; readonly error?: unknown }[];
}

interface DocsManifest {
  readonly docs: Readonly<
    Record<string, { readonly title: string; readonly content?: string; readonly error?: unknown }>
  >;
}

const folder = process.argv[2] ?? 'storybook-static';
const components = Object.values(read<Manifest>('components').components);
const pages = Object.values(read<DocsManifest>('docs').docs);
const published: readonly string[] = Object.values(componentGroups).flat();
const missing = published.filter((name) => !components.some((component) => component.name === name));

const faults = [
  ...missing.map((name) => `${name} is not in the manifest of components.`),
  ...components.flatMap(findFaults),
  ...pages.filter(({ content, error }) => error || !content).map(({ title }) => `The page ${title} is empty.`),
];

process.stdout.write(
  faults.length > 0
    ? `${faults.join('\n')}\n`
    : `The manifests say ${components.length} components and ${pages.length} pages. In each table the required props are first.\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(folder, 'manifests', `${name}.json`), 'utf8'));
}

function findFaults(component: ComponentManifest): string[] {
  const { name, stories } = component;
  const unread = stories.filter(({ snippet, error }) => error || !snippet);
  const unpasteable = published.includes(name)
    ? stories.filter(({ snippet }) => !snippet?.includes("from '@lively/ui'"))
    : [];
  return [
    ...(component.error ? [`${name} could not be read.`] : []),
    ...(component.description ? [] : [`${name} has no description.`]),
    ...(component.import?.includes('@lively/ui') ? [] : [`${name} has no import from @lively/ui.`]),
    ...(component.reactDocgenTypescript ? [] : [`${name} has no props.`]),
    ...listLateProps(component),
    ...unread.map((story) => `${name}: the story ${story.name} has no code.`),
    ...unpasteable.map((story) => `${name}: the code of the story ${story.name} says not where it is from.`),
  ];
}

/** Lists the required props that the table of a component, in the order of `giveControls`, shows below an optional one. */
function listLateProps({ name, reactDocgenTypescript: docgen }: ComponentManifest): string[] {
  const props = Object.entries(docgen?.props ?? {});
  const argTypes = Object.fromEntries(
    props.map(([prop, { required }]) => [prop, { name: prop, type: { name: 'other' as const, value: '', required } }]),
  );
  const shown = Object.keys(
    giveControls({ argTypes, initialArgs: {} } as unknown as Parameters<typeof giveControls>[0]),
  );
  const optional = shown.findIndex((prop) => !docgen?.props[prop]?.required);
  return shown
    .filter((prop, place) => optional >= 0 && place > optional && docgen?.props[prop]?.required)
    .map((prop) => `${name}: the required prop ${prop} is below the optional ${shown[optional]}.`);
}
