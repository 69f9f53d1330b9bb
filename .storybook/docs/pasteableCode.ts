import type { ReactElement } from 'react';
import * as library from '../../packages/ui/src/index';

/** What stands in the code for a component that the library does not export: a story's own wrapper, which holds state. */
const wrapper = 'StoryWrapper';

const names = new Map<unknown, string>(Object.entries(library).map(([name, component]) => [component, name]));

/** How elements are written in « Show code ». A production build has shortened every other name that could be asked. */
export const jsxOptions = {
  displayName: ({ type }: ReactElement) => {
    if (typeof type === 'string') return type;
    return names.get(type) ?? (type as { displayName?: string }).displayName ?? wrapper;
  },
  functionValue: () => '() => {}',
};

/** The code of a story as one would paste it: with its imports, and with the component where the story wraps it. */
export function toPasteableCode(code: string, { component }: { component?: unknown }): string {
  // Storybook asks again for what it was given.
  if (code.startsWith('import ')) return code;
  const pasteable = code.replaceAll(wrapper, names.get(component) ?? 'Component');
  const used = [...new Set([...pasteable.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => String(name)))].sort();
  const ours = used.filter((name) => name in library);
  const icons = used.filter((name) => !(name in library));
  const imports = [
    ...(ours.length > 0 ? [`import { ${ours.join(', ')} } from '@lively/ui';`] : []),
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from 'lucide-react';`] : []),
  ];
  return imports.length > 0 ? `${imports.join('\n')}\n\n${pasteable}` : pasteable;
}
