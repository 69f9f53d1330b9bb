import { createHash } from 'node:crypto';
import { escapeHtml } from '@lively/engine';
import { type Language, prefixOf, writeOrdinal } from '@lively/engine/languages';
import { mailColors } from '../../backend/mails/mailColors.ts';
import type { PartnerDay } from '../../backend/partners/createPartnerCounts.ts';
import { siteName } from '../../settings/branding/siteName.ts';

export type PartnerTexts = Readonly<
  Record<
    'title' | 'text' | 'label' | 'submit' | 'day' | 'shown' | 'opened' | 'fewer' | 'note' | 'none' | 'failed',
    string
  >
>;

interface PartnerPage {
  readonly language: Language;
  readonly texts: PartnerTexts;
  /** Empty to ask for it. */
  readonly name: string;
  readonly days: readonly PartnerDay[];
}

/** Renders the counts of a partner by day, below a field for the name. */
export function renderPartnerPage({ language, texts, name, days }: PartnerPage): string {
  const title = escapeHtml(texts.title);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(siteName)}</title>
<style>${styleSheet}</style>
</head>
<body>
<main>
<p class="brand"><a href="${prefixOf(language) || '/'}">${escapeHtml(siteName)}</a></p>
<h1>${title}</h1>
<p>${escapeHtml(texts.text)}</p>
<form><label for="name">${escapeHtml(texts.label)}</label><input id="name" name="name" value="${escapeHtml(name)}" maxlength="60" required autocomplete="organization"><button>${escapeHtml(texts.submit)}</button></form>
${name ? renderDays({ language, texts, name, days }) : ''}
</main>
</body>
</html>
`;
}

function renderDays({ language, texts, name, days }: PartnerPage): string {
  const heading = `<h2><bdi>${escapeHtml(name)}</bdi></h2>`;
  if (!days.length) return `${heading}\n<p>${escapeHtml(texts.none)}</p>`;
  const formatDay = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const formatNumber = new Intl.NumberFormat(language);
  const writeCount = (count: number | null) =>
    `<td>${escapeHtml(count === null ? texts.fewer : formatNumber.format(count))}</td>`;
  const rows = days.map(
    ({ day, shown, opened }) =>
      `<tr><th scope="row">${escapeHtml(writeOrdinal(formatDay.format(Date.parse(day)), language))}</th>${writeCount(shown)}${writeCount(opened)}</tr>`,
  );
  const heads = [texts.day, texts.shown, texts.opened].map((text) => `<th scope="col">${escapeHtml(text)}</th>`);
  return `${heading}
<table><thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<p>${escapeHtml(texts.note)}</p>`;
}

const { light, dark } = mailColors;

const styleSheet = `
:root { color-scheme: light dark }
body { margin: 0; padding: 32px 16px; background: ${light.ground}; color: ${light.ink}; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto; overflow-wrap: break-word }
.brand { margin: 0 0 24px; font-size: 1.25rem; font-weight: 700 }
a { color: inherit }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.15 }
h2 { margin: 32px 0 16px; font-size: 1.25rem; line-height: 1.2 }
p { margin: 0 0 24px }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end }
label { flex-basis: 100%; font-weight: 600 }
input, button { box-sizing: border-box; min-height: 48px; padding: 8px 16px; border: 2px solid; border-radius: 5px; color: inherit; font: inherit }
input { flex: 1 12rem; min-width: 0; background: ${light.surface} }
button { border-color: ${light.brand}; background: ${light.brand}; color: ${light.onBrand}; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid; outline-offset: 3px }
button:focus-visible { outline-color: ${light.ink} }
table { width: 100%; margin: 0 0 24px; border-collapse: collapse }
th, td { padding: 8px 0; border-bottom: 1px solid; text-align: start; font-weight: 400; font-variant-numeric: tabular-nums }
thead th { font-weight: 600 }
th + td, td + td, th + th { padding-inline-start: 12px; text-align: end }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.ground}; color: ${dark.ink} }
  input { background: ${dark.surface} }
  button { border-color: ${dark.brand}; background: ${dark.brand}; color: ${dark.onBrand} }
  button:focus-visible { outline-color: ${dark.ink} }
}
`;

const style = createHash('sha256').update(styleSheet).digest('base64');

/** A page that runs nothing. Search engines do not list it: its address contains a name. */
export const partnerPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${style}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};
