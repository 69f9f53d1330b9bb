import { escapeHtml } from '@lively/engine';

/** Writes a paragraph with a class; nothing without a text. */
export function writeLine(name: string, text: string): string {
  return text && `<p class="${name}">${writeText(text)}</p>`;
}

/** Isolates a text of an event, so that a right-to-left text does not move the texts beside it. */
export function writeText(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** Writes a link to a page of the site, in a new window. */
export function writeLink(url: string, html: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${html}</a>`;
}
