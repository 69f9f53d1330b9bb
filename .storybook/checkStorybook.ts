import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentGroups } from '../packages/ui/src/docs/componentGroups.ts';

/*
 * `node .storybook/checkStorybook.ts FOLDER` reads the manifests of a built Storybook, which assistants use to learn the
 * library. It fails if an entry is empty or has an error: the build of Storybook itself succeeds and writes the error into the
 * manifest.
 */

interface Manifest {
  readonly components: Readonly<Record<string, ComponentManifest>>;
}

interface ComponentManifest {
  readonly name: string;
  readonly description?: string;
  readonly import?: string;
  readonly error?: unknown;
  readonly reactDocgenTypescript?: { readonly props: object };
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
    : `The manifests say ${components.length} components and ${pages.length} pages.\n`,
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
    ...unread.map((story) => `${name}: the story ${story.name} has no code.`),
    ...unpasteable.map((story) => `${name}: the code of the story ${story.name} says not where it is from.`),
  ];
}
