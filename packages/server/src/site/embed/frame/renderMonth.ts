import type { WidgetEvent, WidgetPeriod } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { toWidgetPath } from '../toWidgetPath.ts';
import type { WidgetView } from '../WidgetView.ts';
import { renderFrameEvent } from './renderFrameEvent.ts';
import { renderNavigation } from './renderNavigation.ts';
import { writeText } from './writeMarkup.ts';

type Day = WidgetPeriod['days'][number];

/** Renders the calendar of a month, whose weeks begin on Monday, with links to its days, and the events of the month or of a day. */
export function renderMonth(events: readonly WidgetEvent[], period: WidgetPeriod, view: WidgetView): string {
  const { title, days, day, weekdays } = period;
  const pressed = day && days.find(({ date }) => date === view.on);
  const [first] = days;
  const blanks = first ? (new Date(first.date).getUTCDay() + 6) % 7 : 0;
  const cells = [
    ...Array.from({ length: blanks }, () => '<td></td>'),
    ...days.map((each) => renderDay(each, each === pressed, view)),
  ];
  const weeks = Array.from(
    { length: Math.ceil(cells.length / 7) },
    (_, week) => `<tr>${cells.slice(week * 7, week * 7 + 7).join('')}</tr>`,
  );
  const items = events.map(
    (event) => `<li>${renderFrameEvent(event, { heading: 'h3', isCompact: true, isUnderDay: Boolean(pressed) })}</li>`,
  );
  return [
    renderNavigation(period, view),
    `<table><caption>${escapeHtml(title)}</caption><thead><tr>${weekdays.map(renderWeekday).join('')}</tr></thead>\n<tbody>\n${weeks.join('\n')}\n</tbody></table>`,
    pressed && day
      ? `<h2>${escapeHtml(pressed.name)}</h2>\n<p><a href="${escapeHtml(toWidgetPath({ ...view, on: day.on }))}" rel="nofollow">${escapeHtml(day.label)}</a></p>`
      : '',
    items.length ? `<ul>\n${items.join('\n')}\n</ul>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function renderWeekday(name: string): string {
  return `<th scope="col" aria-label="${escapeHtml(name)}">${escapeHtml(name.slice(0, 1))}<span class="rest">${escapeHtml(name.slice(1, 3))}</span></th>`;
}

/** Renders a day. One with events is a link to them, in the frame. */
function renderDay({ date, name, count, titles, more, url }: Day, isPressed: boolean, view: WidgetView): string {
  const number = Number(date.slice(8));
  if (!url) return `<td>${number}</td>`;
  const marks = `${'•'.repeat(Math.min(titles.length, 2))}${more ? '+' : ''}`;
  const lines = [...titles.map(writeText), more && escapeHtml(more)].filter(Boolean).join('<br>');
  return `<td${isPressed ? ' class="pressed"' : ''}><a href="${escapeHtml(toWidgetPath({ ...view, on: date }))}" rel="nofollow" aria-label="${escapeHtml(`${name}, ${count}`)}"${isPressed ? ' aria-current="true"' : ''}>${number}</a><span class="marks" aria-hidden="true">${marks}</span><small aria-hidden="true">${lines}</small></td>`;
}
