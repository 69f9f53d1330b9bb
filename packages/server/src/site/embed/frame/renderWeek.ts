import type { WidgetEvent, WidgetPeriod } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import type { WidgetView } from '../WidgetView.ts';
import { renderFrameEvent } from './renderFrameEvent.ts';
import { renderNavigation } from './renderNavigation.ts';

/** Renders an agenda: a heading for each day with events, and its events below, without pictures. */
export function renderWeek(events: readonly WidgetEvent[], period: WidgetPeriod, view: WidgetView): string {
  const days = period.days.map(({ date, name }) => {
    const items = events
      .filter((event) => event.date?.dateTime === date)
      .map((event) => `<li>${renderFrameEvent(event, { heading: 'h4', isCompact: true, isUnderDay: true })}</li>`);
    return items.length ? `<section><h3>${escapeHtml(name)}</h3>\n<ul>\n${items.join('\n')}\n</ul></section>` : '';
  });
  return [renderNavigation(period, view), ...days].filter(Boolean).join('\n');
}
