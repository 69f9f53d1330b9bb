import { style } from '@vanilla-extract/css';
import { displayText, overlineText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minInlineSize: 0,
  backgroundColor: vars.tone.flood,
  color: vars.tone.onFlood,
});

export const overline = style({ ...overlineText, fontSize: vars.fontSize.small });

const wholeTitle = {
  ...displayText,
  // A long run of characters without a break is cut off. Text that needs more lines is not.
  overflowX: 'clip',
  maxInlineSize: '100%',
  lineHeight: 0.94,
} as const;

export const title = style({
  ...wholeTitle,
  fontSize: 'clamp(2.5rem, 1.5rem + 5.2vw, 5.5rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.poster } },
});

export const longTitle = style({
  ...wholeTitle,
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
  lineHeight: 1,
});

export const tagline = style({
  maxInlineSize: '30em',
  fontSize: vars.fontSize.large,
  lineHeight: 1.45,
});
