import { vars } from '../theme/contract.css';

/** The type of headlines, titles, dates and numbers: heavy, condensed; letters are closer only where they are large. */
export const displayText = {
  fontFamily: vars.fontFamily.display,
  fontWeight: 800,
  letterSpacing: 'clamp(-0.02em, 1.5rem - 1em, 0em)',
  wordSpacing: '0.06em',
  lineHeight: 1,
} as const;

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
