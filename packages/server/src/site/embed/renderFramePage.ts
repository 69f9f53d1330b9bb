import type { WidgetContent, WidgetEvent } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { siteName } from '../../settings/branding/siteName.ts';
import { framePageStyles } from './frame/framePageStyles.ts';
import { renderFrameEvent } from './frame/renderFrameEvent.ts';
import { renderMonth } from './frame/renderMonth.ts';
import { renderSearch } from './frame/renderSearch.ts';
import { renderWeek } from './frame/renderWeek.ts';
import { writeLink, writeText } from './frame/writeMarkup.ts';
import type { WidgetView } from './WidgetView.ts';

interface FramePageOptions {
  readonly view: WidgetView;
  /** `browser/tellHeight.ts`, built. */
  readonly script: string;
  /** The oEmbed URL of the page, without its format. */
  readonly oEmbedUrl: string;
}

/** Renders a view as the page for a frame on another site. It can be read without scripts. */
export function renderFramePage(content: WidgetContent, { view, script, oEmbedUrl }: FramePageOptions): string {
  const { language, title, link, message } = content;
  return `<!doctype html>
<html lang="${language}" data-theme="${view.theme}">
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
<main class="${view.layout}">
${renderBody(content, view)}
${message ? `<p>${escapeHtml(message)}</p>` : ''}
<p class="all">${writeLink(link.url, escapeHtml(link.label))}</p>
</main>
<script>${script}</script>
</body>
</html>
`;
}

function renderBody({ kind, title, events, period, search }: WidgetContent, view: WidgetView): string {
  if (kind === 'event') return events.map((event) => renderFrameEvent(event, { heading: 'h1' })).join('');
  const head = `<h1>${writeText(title)}</h1>`;
  if (period?.kind === 'week') return `${head}\n${renderWeek(events, period, view)}`;
  if (period) return `${head}\n${renderMonth(events, period, view)}`;
  return [head, search ? renderSearch(search, view) : '', renderList(events, view)].join('\n');
}

function renderList(events: readonly WidgetEvent[], { layout }: WidgetView): string {
  const items = events.map(
    (event) => `<li>${renderFrameEvent(event, { heading: 'h2', isCompact: layout === 'compact' })}</li>`,
  );
  return items.length ? `<ul>\n${items.join('\n')}\n</ul>` : '';
}
