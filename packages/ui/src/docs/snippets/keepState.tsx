import { type ComponentType, type ReactElement, useState } from 'react';

/** The state that a story keeps for its component: such as the prop `value`, changed by `onValueChange`. */
export interface Kept {
  component: ComponentType<object>;
  state: string;
  handler: string;
}

/** The render function of a story whose component is controlled. */
export interface KeepingRender<Props> {
  (args: Props): ReactElement;
  kept: Kept;
}

/**
 * Returns the render function of a story whose component is controlled. The function keeps the state like a page would, and «
 * Show code » shows how.
 *
 * @param state - The prop that holds the state.
 * @param handler - The prop that is called with the next state.
 */
export function keepState<Props extends object>(
  component: ComponentType<Props>,
  state: keyof Props & string,
  handler: keyof Props & string,
): KeepingRender<Props> {
  const kept = { component: component as ComponentType<object>, state, handler };
  // The new key resets the state when a control of Storybook changes it.
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
