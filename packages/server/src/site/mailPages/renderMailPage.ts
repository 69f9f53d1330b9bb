import { createHash } from 'node:crypto';
import { escapeHtml } from '@lively/engine';
import type { Language } from '@lively/engine/languages';
import { mailColors } from '../../backend/mails/mailColors.ts';
import { siteName } from '../../settings/branding/siteName.ts';

interface MailPage {
  readonly title: string;
  readonly text: string;
  /** HTML: `renderMailForm`, or a link of the class `button`. */
  readonly action: string;
}

/**
 * Renders the page that the link of a mail opens. A GET, which mail scanners send, shows it and changes nothing: only its button
 * does. It needs no script.
 */
export function renderMailPage(language: Language, { title, text, action }: MailPage): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title>
<style>${styleSheet}</style>
<main>
<p class="brand">${escapeHtml(siteName)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action}
</main>
</html>`;
}

/** Renders a form with one button, which posts to the URL of the page. */
export function renderMailForm(label: string): string {
  return `<form method="post"><button class="button">${escapeHtml(label)}</button></form>`;
}

/** Renders a link that looks like the button. */
export function renderMailLink(label: string, url: string): string {
  return `<a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

const { light, dark } = mailColors;

/** The styles of the mail that links to the page. */
const styleSheet = `
:root { color-scheme: light dark }
body { margin: 0; padding: 32px 16px; background: ${light.ground}; color: ${light.ink}; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: clamp(16px, 6vw, 32px); border: 2px solid; border-radius: 5px; background: ${light.surface}; overflow-wrap: break-word }
.brand { margin: 0 0 24px; font-size: 1.25rem; font-weight: 700 }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.15 }
p { margin: 0 0 24px }
.button { display: inline-block; padding: 14px 24px; border: 2px solid ${light.brand}; border-radius: 5px; background: ${light.brand}; color: ${light.onBrand}; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.button:focus-visible { outline: 3px solid ${light.ink}; outline-offset: 3px }
form { margin: 0 }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.ground}; color: ${dark.ink} }
  main { background: ${dark.surface} }
  .button { border-color: ${dark.brand}; background: ${dark.brand}; color: ${dark.onBrand} }
  .button:focus-visible { outline-color: ${dark.ink} }
}
`;

/**
 * Returns the headers of such a page: no cache, search engine or other site learns its URL, which contains a token.
 *
 * @param targets - The origins that its form may redirect to, beside this site.
 */
export function mailPageHeaders(targets: readonly string[] = []): Record<string, string> {
  const style = createHash('sha256').update(styleSheet).digest('base64');
  const formAction = ["'self'", ...targets].join(' ');
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${style}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  };
}
