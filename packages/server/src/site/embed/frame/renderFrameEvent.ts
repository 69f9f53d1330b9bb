import type { WidgetEvent } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { writeLine, writeLink, writeText } from './writeMarkup.ts';

interface FrameEventOptions {
  readonly heading: 'h1' | 'h2' | 'h3' | 'h4';
  /** Whether the event has no picture. @default false */
  readonly isCompact?: boolean;
  /** Whether the day is above the event, so that its hour is enough. @default false */
  readonly isUnderDay?: boolean;
}

/** Renders an event of a page for frames. */
export function renderFrameEvent(
  event: WidgetEvent,
  { heading, isCompact = false, isUnderDay = false }: FrameEventOptions,
): string {
  const { url, title, when, time, date, otherDates, place, price, status, category, description, credit } = event;
  const shown = isUnderDay ? time : when;
  const lines = [
    writeLine(status ? 'label status' : 'label', status || category),
    `<${heading}>${writeLink(url, writeText(title))}</${heading}>`,
    date && shown ? `<p><time datetime="${writeDateTime(date.dateTime, time)}">${escapeHtml(shown)}</time></p>` : '',
    writeLine('place', place),
    writeLine('dates', otherDates),
    writeLine('price', price),
    writeLine('description', description),
    writeLine('credit', credit?.text ?? ''),
  ];
  const names = ['event', heading === 'h1' && 'single', isCompact && 'row'].filter(Boolean).join(' ');
  return `<article class="${names}">${isCompact ? '' : renderPicture(event)}<div class="facts">${lines.join('')}</div></article>`;
}

function renderPicture({ date, picture, poster }: WidgetEvent): string {
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="320" height="400" loading="lazy">`
    : `${poster ?? ''}`.replace('<svg ', '<svg aria-hidden="true" ');
  // The text beside the picture says the same.
  const sticker = date
    ? `<span class="date" aria-hidden="true">${escapeHtml(date.weekday)} <span class="day">${escapeHtml(date.day)}</span> ${escapeHtml(date.month)}</span>`
    : '';
  return `<div class="picture">${image}${sticker}</div>`;
}

function writeDateTime(date: string, time: string): string {
  return escapeHtml(time ? `${date}T${time}` : date);
}
