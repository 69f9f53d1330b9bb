import { createElement, type ReactNode } from 'react';
import type { Kept } from './keepState';
import { listImports, nameComponent, nameScreen } from './nameComponent';
import { indent, printCode, writtenAs } from './printCode';

/** A story with its arguments, as Storybook gives it. */
export interface SnippetSource {
  title: string;
  component?: unknown;
  args: object;
  originalStoryFn: ((args: never, context: never) => ReactNode) & { kept?: Kept };
  /** Code that was written by hand: of a story whose state is more than one value. */
  parameters: { docs?: { source?: { code?: string } } };
}

/** The code of a story, ready to paste: with its imports, and with the state that a page would keep. */
export function toSnippet(story: SnippetSource): string {
  const { title, component, args, originalStoryFn: render, parameters } = story;
  const { code } = parameters.docs?.source ?? {};
  if (code) return code;
  if (title.startsWith('Screens/')) nameScreen(component, title);
  if (render.kept) return toExample(render.kept, args);
  const element = printCode(render(args as never, story as never));
  return join(listImports(element), element);
}

/** A component that keeps one state. */
function toExample({ component, state, handler }: Kept, args: object): string {
  const setter = `set${state.charAt(0).toUpperCase()}${state.slice(1)}`;
  const props = { ...args, [state]: writtenAs(state), [handler]: writtenAs(setter) };
  const element = printCode(createElement(component, props));
  const value = (args as Record<string, unknown>)[state];
  // What is true or false needs no type; `null` and one of several words do.
  const isPlain = typeof value === 'boolean';
  const type = isPlain ? '' : `<ComponentProps<typeof ${nameComponent(component)}>['${state}']>`;
  const body = [
    `const [${state}, ${setter}] = useState${type}(${printCode(value)});`,
    `return (\n${indent(element)}\n);`,
  ].join('\n');
  const fromReact = `import { ${isPlain ? '' : 'type ComponentProps, '}useState } from 'react';`;
  return join([...listImports(element), fromReact], `export function Example() {\n${indent(body)}\n}`);
}

function join(imports: readonly string[], code: string): string {
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
