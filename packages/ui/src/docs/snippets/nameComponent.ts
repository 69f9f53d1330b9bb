import { Fragment } from 'react';
import * as library from '../../index';

/** The names by component, because a production build shortens the names of functions. */
const names = new Map<unknown, string>(Object.entries(library).map(([name, component]) => [component, name]));
names.set(Fragment, '');
const screens = new Set<string>();

/** Registers the name of a screen, which no index of the library exports. Its title in Storybook is `Screens/HomeScreen`. */
export function nameScreen(component: unknown, title: string): void {
  const name = title.split('/').at(-1) ?? title;
  names.set(component, name);
  screens.add(name);
}

/** Returns the name of an element's type: a tag, a component of the library, or an icon by its `displayName`. */
export function nameComponent(type: unknown): string {
  if (typeof type === 'string') return type;
  return names.get(type) ?? (type as { displayName?: string }).displayName ?? 'Component';
}

/** Lists the import lines for the components of a printed element. */
export function listImports(element: string): string[] {
  const used = [...new Set([...element.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => String(name)))].sort();
  return sources
    .map(({ from, has }) => ({ from, members: used.filter(has) }))
    .filter(({ members }) => members.length > 0)
    .map(({ from, members }) => `import { ${members.join(', ')} } from '${from}';`);
}

const isOurs = (name: string) => name in library;
const isScreen = (name: string) => screens.has(name);
const sources = [
  { from: '@lively/ui', has: isOurs },
  { from: '@lively/ui/screens', has: isScreen },
  { from: 'lucide-react', has: (name: string) => !isOurs(name) && !isScreen(name) },
];
