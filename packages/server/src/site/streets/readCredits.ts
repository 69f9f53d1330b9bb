import { safeHttpsUrl } from '@lively/engine';
import { compile } from 'html-to-text';
import type { Credit } from './Streets.ts';

/** The max characters of the HTML of a source, and of a text. */
const limits = { html: 5_000, text: 200 };
/** What divides texts, the texts of links, and their URLs. No text contains it. */
const divider = '\u0000';

const convert = compile({
  wordwrap: false,
  formatters: {
    credit({ attribs, children }, walk, builder) {
      builder.addInline(divider);
      walk(children, builder);
      builder.addInline(`${divider}${attribs?.href ?? ''}${divider}`);
    },
  },
  selectors: [
    { selector: 'a', format: 'credit' },
    { selector: 'img', format: 'skip' },
  ],
});

/** Reads the attribution of a source, which is HTML, as texts and https links. */
export function readCredits(html: string): Credit[] {
  const parts = convert(html.slice(0, limits.html).replaceAll(divider, '')).split(divider);
  return parts.flatMap((part, index) => {
    const text = part
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, limits.text);
    if (index % 3 === 2 || !text) return [];
    const href = index % 3 === 1 ? safeHttpsUrl(parts[index + 1] ?? '') : null;
    return [{ text, ...(href && { href }) }];
  });
}
