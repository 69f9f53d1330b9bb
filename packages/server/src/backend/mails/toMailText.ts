import { compile } from 'html-to-text';

/** Converts the complete HTML of a mail to plain text. */
export const toMailText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { linkBrackets: false } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
  ],
});
