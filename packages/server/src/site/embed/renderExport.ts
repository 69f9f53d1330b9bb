import type { WidgetContent, WidgetEvent, WidgetPeriod } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { mailColors } from '../../backend/mails/mailColors.ts';
import { siteName } from '../../settings/branding/siteName.ts';

const { light } = mailColors;
const font = 'font-family: Arial, Helvetica, sans-serif';
const linkStyle = `color: ${light.ink}`;
const muted = `color: ${light.inkMuted}; font-size: 14px; line-height: 20px`;

/** Renders a view as a document to copy into mails and intranets: tables, inline styles, no picture, no script. */
export function renderExport({ language, title: name, link, events, message, period }: WidgetContent): string {
  const title = period ? `${name} · ${period.title}` : name;
  const rows = period ? period.days.map((day) => renderDay(day, events)).join('') : events.map(renderRow).join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title>
</head>
<body style="margin: 0; padding: 16px; background: ${light.ground}">
<main>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 640px; border-collapse: collapse; background: ${light.ground}; color: ${light.ink}; ${font}; font-size: 16px; line-height: 24px">
<tr><td colspan="2" style="padding: 0 0 16px"><h1 style="margin: 0; font-size: 24px; line-height: 30px">${escapeHtml(title)}</h1></td></tr>
${rows}${message ? `<tr><td colspan="2" style="padding: 0 0 16px">${escapeHtml(message)}</td></tr>\n` : ''}<tr><td colspan="2" style="padding: 16px 0 0; border-top: 2px solid ${light.ink}"><a href="${escapeHtml(link.url)}" style="${linkStyle}">${escapeHtml(link.label)}</a></td></tr>
</table>
</main>
</body>
</html>
`;
}

/** Renders a day of a week or a month with its events; nothing without any. */
function renderDay({ date, name }: WidgetPeriod['days'][number], events: readonly WidgetEvent[]): string {
  const rows = events.filter((event) => event.date?.dateTime === date).map(renderRow);
  if (!rows.length) return '';
  return `<tr><td colspan="2" style="padding: 16px 0 8px"><h2 style="margin: 0; font-size: 18px; line-height: 24px">${escapeHtml(name)}</h2></td></tr>\n${rows.join('')}`;
}

function renderRow(event: WidgetEvent): string {
  const { url, title, status, when, date, otherDates, place, price, description, credit } = event;
  const day = date
    ? `${escapeHtml(date.weekday)}<br><strong style="font-size: 24px; line-height: 28px">${escapeHtml(date.day)}</strong><br>${escapeHtml(date.month)}`
    : '';
  const lines = [
    `<a href="${escapeHtml(url)}" style="${linkStyle}; font-weight: bold">${escapeHtml(title)}</a>`,
    ...[[status, when], [place, price], [otherDates], [description]].map(joinFacts).filter(Boolean),
    ...(credit ? [`<span style="${muted}">${writeCredit(credit)}</span>`] : []),
  ];
  const cell = `padding: 12px 0; border-top: 1px solid ${light.inkMuted}; vertical-align: top`;
  return `<tr><td width="72" style="${cell}; width: 72px; ${muted}">${day}</td><td style="${cell}">${lines.join('<br>')}</td></tr>\n`;
}

function joinFacts(facts: readonly string[]): string {
  return escapeHtml(facts.filter(Boolean).join(' · '));
}

function writeCredit({ text, url }: NonNullable<WidgetEvent['credit']>): string {
  return url ? `<a href="${escapeHtml(url)}" style="${muted}">${escapeHtml(text)}</a>` : escapeHtml(text);
}
