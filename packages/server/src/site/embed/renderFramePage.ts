import type { WidgetContent, WidgetEvent } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { siteName } from '../../settings/branding/siteName.ts';
import { framePageStyles } from './framePageStyles.ts';
import type { WidgetTheme } from './WidgetView.ts';

interface FramePageOptions {
  readonly theme: WidgetTheme;
  /** `browser/tellHeight.ts`, built. */
  readonly script: string;
  /** The oEmbed URL of the page, without its format. */
  readonly oEmbedUrl: string;
}

/** Renders a view as the page for a frame on another site. It can be read without scripts. */
export function renderFramePage(content: WidgetContent, { theme, script, oEmbedUrl }: FramePageOptions): string {
  const { kind, language, title, link, events, message } = content;
  const body =
    kind === 'event'
      ? events.map((event) => renderEvent(event, 'h1')).join('')
      : `<h1>${writeText(title)}</h1>
${events.length ? `<ul>\n${events.map((event) => `<li>${renderEvent(event, 'h2')}</li>`).join('\n')}\n</ul>` : ''}`;
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title>
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(`${oEmbedUrl}&format=json`)}">
<link rel="alternate" type="text/xml+oembed" href="${escapeHtml(`${oEmbedUrl}&format=xml`)}">
<style>${framePageStyles}</style>
</head>
<body>
<main>
${body}
${message ? `<p>${escapeHtml(message)}</p>` : ''}
<p class="all">${writeLink(link.url, escapeHtml(link.label))}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function renderEvent(event: WidgetEvent, heading: 'h1' | 'h2'): string {
  const { url, title, when, date, otherDates, place, price, status, category, description, picture, poster, credit } =
    event;
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="320" height="400" loading="lazy">`
    : `${poster ?? ''}`.replace('<svg ', '<svg aria-hidden="true" ');
  // The text beside the picture says the same.
  const sticker = date
    ? `<span class="date" aria-hidden="true">${escapeHtml(date.weekday)} <span class="day">${escapeHtml(date.day)}</span> ${escapeHtml(date.month)}</span>`
    : '';
  const lines = [
    writeLine(status ? 'label status' : 'label', status || category),
    `<${heading}>${writeLink(url, writeText(title))}</${heading}>`,
    date && when ? `<p><time datetime="${escapeHtml(date.dateTime)}">${escapeHtml(when)}</time></p>` : '',
    writeLine('place', place),
    writeLine('dates', otherDates),
    writeLine('price', price),
    writeLine('description', description),
    writeLine('credit', credit?.text ?? ''),
  ];
  return `<article class="event${heading === 'h1' ? ' single' : ''}"><div class="picture">${image}${sticker}</div><div class="facts">${lines.join('')}</div></article>`;
}

function writeLine(name: string, text: string): string {
  return text && `<p class="${name}">${writeText(text)}</p>`;
}

/** Isolates a text of an event, so that a right-to-left text does not move the texts beside it. */
function writeText(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

function writeLink(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${html}</a>`;
}
