import type { CardContext } from './createCard.ts';
import type { WidgetState } from './createContent.ts';
import type { View } from './createView.ts';
import type { PartName, Parts } from './importPart.ts';
import type { WidgetOptions } from './readOptions.ts';

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
  /** Loads another part. Undefined if it cannot be loaded. */
  readonly loadPart: <Name extends PartName>(name: Name) => Promise<Parts[Name] | undefined>;
}
