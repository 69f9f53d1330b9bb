import type { Plugin } from 'vite';
import { measureComponents } from '../../packages/ui/size/measureComponents.ts';
import { componentGroups } from '../../packages/ui/src/docs/componentGroups.ts';

const id = 'virtual:component-sizes';

/** Measures the size of every component during the build of Storybook, so that each page shows the current size. */
export function componentSizes(): Plugin {
  return {
    name: 'component-sizes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const sizes = await measureComponents(Object.values(componentGroups).flat());
      return `export default ${JSON.stringify(sizes)}`;
    },
  };
}
