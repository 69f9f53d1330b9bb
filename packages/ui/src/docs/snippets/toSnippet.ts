import { createElement, type ReactNode } from 'react';
import type { Kept } from './keepState';
import { listImports, nameComponent, nameScreen } from './nameComponent';
import { indent, printCode, writtenAs } from './printCode';

/** A story with its arguments, in the shape that Storybook passes. */
export interface SnippetSource {
  title: string;
  component?: unknown;
  args: object;
  originalStoryFn: ((args: never, context: never) => ReactNode) & { kept?: Kept };
  /** Handwritten code, for a story with more than one state. */
  parameters: { docs?: { source?: { code?: string } } };
}

/** Returns the code of a story, ready to paste: with its imports, and with the state that a page would keep. */
export function toSnippet(story: SnippetSource): string {
  const { title, component, args, originalStoryFn: render, parameters } = story;
  const { code } = parameters.docs?.source ?? {};
  if (code) return code;
  if (title.startsWith('Screens/')) nameScreen(component, title);
  if (render.kept) return toExample(render.kept, args);
  const element = printCode(render(args as never, story as never));
  return join(listImports(element), element);
}

/** Returns an example component that keeps one state. */
function toExample({ component, state, handler }: Kept, args: object): string {
  const setter = `set${state.charAt(0).toUpperCase()}${state.slice(1)}`;
  const props = { ...args, [state]: writtenAs(state), [handler]: writtenAs(setter) };
  const element = printCode(createElement(component, props));
  const value = (args as Record<string, unknown>)[state];
  // A boolean needs no type; `null` and a union of texts need one.
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
