import type { FoundRows } from './loadRows.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The state of a widget: loading, failed, or loaded with its events. */
export type WidgetState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({
      readonly status: 'loaded';
      readonly events: readonly WidgetEvent[];
      /** Whether the next events could not be loaded. */
      readonly hasFailed?: boolean;
    } & Omit<FoundRows, 'rows'>);
