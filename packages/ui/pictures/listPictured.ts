import { composeStories, type Parameters as StoryParameters } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** A story that is drawn. */
export interface Pictured {
  /** Its component, or its component and itself: `Button`, `Button/WithIcon`. */
  name: string;
  Story: Composed;
  /** Pixels of the window, for a story that fills or covers it. Other stories get a window of their height. */
  height: number | undefined;
  /** Whether the story starts at the edge of the window. */
  isWide: boolean;
}

type Composed = ComponentType & { parameters: StoryParameters };
type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../src/{components,screens}/*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('../src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lists the first story of each component, or all stories, including those of the screens. */
export function listPictured(isWhole: boolean): Pictured[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const stories = Object.entries(composeStories(module) as Record<string, Composed>);
    const file = /(\w+)\.stories/.exec(path)?.[1] ?? '';
    if (isWhole) return stories.map(([name, Story]) => describePicture(`${file}/${name}`, Story, path));
    // A module namespace sorts its exports by name.
    const first = /^export const (\w+): Story/m.exec(sources[path] ?? '')?.[1];
    return stories.filter(([name]) => name === first).map(([, Story]) => describePicture(file, Story, path));
  });
}

function describePicture(name: string, Story: Composed, path: string): Pictured {
  const { layout, docs } = Story.parameters;
  const isScreen = path.includes('/screens/');
  const frame = Number.parseInt(docs?.story?.height ?? '', 10) || undefined;
  return { name, Story, height: isScreen ? 900 : frame, isWide: isScreen || layout === 'fullscreen' };
}
