import type { KeyRow } from '../../packages/ui/src/docs/keyboard/KeyRow';

interface StoryFile {
  Keyboard?: { play: { rows: readonly KeyRow<never>[] } };
}

const folder = '../../packages/ui/src/components';
const sources = import.meta.glob<string>('../../packages/ui/src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<StoryFile>('../../packages/ui/src/components/*/*.stories.tsx', { eager: true });

/** The states and keys that the stories of a component cover. */
export interface Proof {
  /** The names of the stories, which are the covered states. */
  states: string[];
  /** The keys that its story `Keyboard` presses and checks. */
  keys: string[];
}

/** Stories for documentation or keys, which show no state. */
const others = ['Do', 'Dont', 'Keyboard'];

export function readStories(component: string): Proof {
  const path = `${folder}/${component}/${component}.stories.tsx`;
  // A module does not keep the order of its exports, so the source is read.
  const names = [...(sources[path] ?? '').matchAll(/^export const (\w+): Story/gm)].map(([, name]) => String(name));
  const rows = files[path]?.Keyboard?.play.rows ?? [];
  return {
    states: names.filter((name) => !others.includes(name)).map(splitWords),
    keys: [...new Set(rows.map(([key]) => key.replace(/ .*/, '')))],
  };
}

function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}
