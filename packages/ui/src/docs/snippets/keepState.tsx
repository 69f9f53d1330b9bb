import { type ComponentType, type ReactElement, useState } from 'react';

/** What of a component a story keeps in its place: `value`, told by `onValueChange`. */
export interface Kept {
  component: ComponentType<object>;
  state: string;
  handler: string;
}

/** How a story is drawn whose component leaves its state to the page. */
export interface KeepingRender<Props> {
  (args: Props): ReactElement;
  kept: Kept;
}

/**
 * The render function of a story whose component leaves its state to the page: it keeps it, as a page would, and
 * « Show code » says how.
 *
 * @param state - The prop that holds the state.
 * @param handler - The one that is told of the next.
 */
export function keepState<Props extends object>(
  component: ComponentType<Props>,
  state: keyof Props & string,
  handler: keyof Props & string,
): KeepingRender<Props> {
  const kept = { component: component as ComponentType<object>, state, handler };
  // A control of Storybook sets the state again.
  const render = (args: Props) => (
    <Keeping key={JSON.stringify(args[state])} kept={kept} args={args as Record<string, unknown>} />
  );
  return Object.assign(render, { kept });
}

interface KeepingProps {
  kept: Kept;
  args: Record<string, unknown>;
}

function Keeping({ kept: { component: Component, state, handler }, args }: KeepingProps) {
  const [current, setCurrent] = useState(args[state]);
  const keep = (next: unknown) => {
    setCurrent(next);
    (args[handler] as ((next: unknown) => void) | undefined)?.(next);
  };
  return <Component {...args} {...{ [state]: current, [handler]: keep }} />;
}
