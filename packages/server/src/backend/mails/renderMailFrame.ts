import { escapeHtml } from '@lively/engine';
import type { Language } from '@lively/engine/languages';
import { siteName } from '../../settings/branding/siteName.ts';
import { mailColors } from './mailColors.ts';

const { light, dark } = mailColors;

/*
 * Attributes contain the light theme, which every client shows. A client with support for themes takes the dark theme from the
 * style sheet, where only `!important` overrides an attribute.
 */
const styleSheet = `
      :root { color-scheme: light dark; supported-color-schemes: light dark }
      @media (prefers-color-scheme: dark) {
        body { background: ${dark.ground} !important; color: ${dark.ink} !important }
        .surface { background: ${dark.surface} !important; border-color: ${dark.ink} !important; color: ${dark.ink} !important }
        .button { background: ${dark.brand} !important; color: ${dark.onBrand} !important }
        .muted { color: ${dark.inkMuted} !important }
        .link { color: ${dark.ink} !important }
      }
    `;

/**
 * Renders the document of a mail, in both themes.
 *
 * @param content - HTML of its surface. The classes `button`, `muted` and `link` follow the theme.
 */
export function renderMailFrame(language: Language, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${escapeHtml(siteName)}</title>
    <style>${styleSheet}</style>
  </head>
  <body style="margin: 0; padding: 32px 16px; background: ${light.ground}; color: ${light.ink}; font: 16px/1.5 Arial, sans-serif">
    <div class="surface" style="max-width: 520px; margin: 0 auto; padding: 32px; border: 2px solid ${light.ink}; border-radius: 5px; background: ${light.surface}; color: ${light.ink}; overflow-wrap: break-word">
      <p style="margin: 0 0 24px; font-size: 20px; font-weight: 700">${escapeHtml(siteName)}</p>
${content}
    </div>
  </body>
</html>
`;
}
