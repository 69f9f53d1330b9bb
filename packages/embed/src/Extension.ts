import type { CardContext } from './CardContext.ts';
import type { View } from './createView.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { FindTiming } from './ShownEvent.ts';
import type { WidgetState } from './WidgetState.ts';

/** What a part adds to one widget: other events, another order, or controls above the events. */
export interface Extension {
  /** The controls above the events. */
  readonly head?: HTMLElement;
  /** Changes what the widget requests, selects and orders. Called at each change of the widget. */
  readonly adjust: (options: WidgetOptions) => WidgetOptions;
  /** Changes what the widget shows. Called after each drawing. */
  readonly draw?: (view: View, state: WidgetState, context: CardContext) => void;
}

/** The widget of an extension. */
export interface ExtendedWidget {
  readonly element: HTMLElement;
  /** Updates the widget after a change of the extension. */
  readonly update: () => void;
  /** Loads the function that reads the days of arguments of `explore_events`. Undefined if it cannot be loaded. */
  readonly loadReader: () => Promise<ReadTiming | undefined>;
}

/** Reads days. Undefined without days. */
export type ReadTiming = (parameters: Readonly<Record<string, string>>) => FindTiming | undefined;
