import type { NextTiming } from '@lively/engine';
import type { WidgetEvent } from './WidgetEvent.ts';

/** An event with the time that is shown and the reasons of its rank, as texts. */
export interface ShownEvent {
  readonly event: WidgetEvent;
  readonly when: NextTiming | null;
  /** Empty in a list that is not ranked. */
  readonly reasons: readonly string[];
}

/** Finds the time of an event that is shown; null if it has none on the days of the list. */
export type FindTiming = (event: WidgetEvent, now: number) => NextTiming | null;
