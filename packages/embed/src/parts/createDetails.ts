import { listTimings, type NextTiming } from '@lively/engine';
import { type Child, createElement } from '../createElement.ts';
import { createLine } from '../createLine.ts';
import { formatTimeZone } from '../formatTimeZone.ts';
import { isolate } from '../isolate.ts';
import { maxDescriptionLength, maxOtherDates } from '../limits.ts';
import type { WidgetTexts } from '../locales/WidgetTexts.ts';
import { readText } from '../readText.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';
import { formatDays, formatHours, formatOccasion } from './formatWhen.ts';

/** What the card of a single event has beyond that of a list. */
export interface Details {
  /** The day, the hours and their time zone. */
  readonly when: readonly Child[];
  /** The address; null if the event has none. */
  readonly address: Child;
  /** The other dates and the beginning of the description. */
  readonly lines: readonly Child[];
}

/** Creates the details of a single event. */
export function createDetails(event: WidgetEvent, when: NextTiming | null, texts: WidgetTexts): Details {
  const { otherDates, locale } = texts;
  const others = listTimings(event, Date.now()).toCome.slice(1);
  const listed = others.slice(0, maxOtherDates).map((timing) => formatOccasion(timing, locale));
  if (others.length > listed.length) listed.push(`+\u00A0${others.length - listed.length}`);
  return {
    when: when
      ? [formatDays(when, locale), formatHours(when, locale), when.time && formatTimeZone(event.timeZone, locale)]
      : [],
    address: isolate(readText(event.row.full_address)),
    lines: [
      others.length > 0 && createElement('p', { part: 'dates' }, `${otherDates} ${listed.join(' · ')}`),
      createLine('description', [isolate(readText(event.row.description, maxDescriptionLength))]),
    ],
  };
}
