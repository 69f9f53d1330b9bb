import { Fragment } from 'react';
import * as library from '../../index';

/** By identity: a production build has shortened every name that could be asked. */
const names = new Map<unknown, string>(Object.entries(library).map(([name, component]) => [component, name]));
names.set(Fragment, '');
const screens = new Set<string>();

/** A screen, which is in no index of the library: `Screens/HomeScreen` is its title in Storybook. */
export function nameScreen(component: unknown, title: string): void {
  const name = title.split('/').at(-1) ?? title;
  names.set(component, name);
  screens.add(name);
}

/** The name of what an element is of: of a component of ours, or of an icon, which carries its own. */
export function nameComponent(type: unknown): string {
  if (typeof type === 'string') return type;
  return names.get(type) ?? (type as { displayName?: string }).displayName ?? 'Component';
}

/** The lines that import the components of an element that is printed. */
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
