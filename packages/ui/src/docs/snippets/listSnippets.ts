import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { type SnippetSource, toSnippet } from './toSnippet';

interface StoryFile {
  default: { component: ComponentType<object>; render?: Render };
  [name: string]: { render?: Render };
}
type Render = SnippetSource['originalStoryFn'];
type Composed = Pick<SnippetSource, 'args' | 'parameters'>;

const files = import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true });

/** Lists the code of « Show code » for each story of each component, by name: `Button/WithIcon`. */
export function listSnippets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, file]) => listOf(path.split('/').at(-2) ?? '', file)),
  );
}

function listOf(title: string, file: StoryFile): [string, string][] {
  const { component, render = (args: object) => createElement(component, args) } = file.default;
  const composed = composeStories(file as never) as unknown as Record<string, Composed>;
  return Object.entries(composed).map(([name, { args, parameters }]) => [
    `${title}/${name}`,
    toSnippet({ title, component, args, parameters, originalStoryFn: file[name]?.render ?? render }),
  ]);
}
