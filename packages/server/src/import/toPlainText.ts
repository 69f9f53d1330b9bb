import { safeHttpsUrl } from '@lively/engine';
import { compile } from 'html-to-text';
import { cleanText } from './cleanText.ts';

/**
 * The text of a piece of HTML: paragraphs, headings and lists on their own lines, https links in parentheses, nothing of
 * scripts, styles, frames and pictures. Markup that is spelt out (`&lt;script&gt;`) is text, and stays so.
 */
export function toPlainText(html: unknown, limit: number): string | null {
  if (typeof html !== 'string') return null;
  return cleanText(convert(html.slice(0, longestRead)), limit);
}

/** Beyond this a description is an attack, and only its beginning is kept anyway. */
const longestRead = 200_000;

const unseen = [
  'audio',
  'button',
  'embed',
  'iframe',
  'img',
  'noscript',
  'object',
  'select',
  'svg',
  'template',
  'textarea',
  'video',
];

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: 100, ellipsis: '…' },
  selectors: [
    ...unseen.map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '– ' } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    {
      selector: 'a',
      options: {
        linkBrackets: ['(', ')'],
        hideLinkHrefIfSameAsText: true,
        noAnchorUrl: true,
        pathRewrite: (address: string) => safeHttpsUrl(address) ?? '',
      },
    },
  ],
});
