import { vars } from '../theme/contract.css';

/** The type of titles, dates and numbers: heavy and condensed, with wide spaces between words. */
export const titleText = {
  fontFamily: vars.fontFamily.display,
  fontWeight: 800,
  wordSpacing: '0.06em',
  lineHeight: 1,
} as const;

/** The type of headlines: above 24 px the letters are closer. */
export const displayText = { ...titleText, letterSpacing: '-0.02em' } as const;

/** The small capitals above a title: category, day of the week. */
export const overlineText = {
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  letterSpacing: '0.06em',
  lineHeight: 1.2,
  textTransform: 'uppercase',
} as const;

/** The type of code: a fixed-width font of the device, which needs no download. */
export const codeFont = { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' } as const;
