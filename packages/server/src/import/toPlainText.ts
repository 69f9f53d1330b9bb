import { safeHttpsUrl } from '@lively/engine';
import { compile } from 'html-to-text';
import { cleanText } from './cleanText.ts';
import { decodeMarkup } from './decodeText.ts';

/**
 * Converts HTML to text: paragraphs, headings and lists on separate lines, https links in parentheses, without scripts, styles,
 * frames and pictures. Markup that was escaped (`&lt;script&gt;`) is text, and stays text, unless the whole text was escaped.
 */
export function toPlainText(html: unknown, limit: number): string | null {
  if (typeof html !== 'string') return null;
  return cleanText(convert(decodeMarkup(html.slice(0, maxCharacters))), limit);
}

/** The max characters that are read. A longer description is an attack, and only its beginning would be stored. */
const maxCharacters = 200_000;

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
