import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'clamp(0.75rem, 2vw, 1.5rem)',
  rowGap: 'clamp(1.75rem, 3vw, 2.5rem)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Has the size of a poster, with only a text and an arrow. */
export const all = style({
  ...displayText,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  aspectRatio: '4 / 5',
  padding: 'clamp(0.875rem, 2vw, 1.5rem)',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.75rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
  lineHeight: 0.95,
  textDecoration: 'none',
  overflowWrap: 'normal',
});

export const arrow = style({
  inlineSize: 'clamp(2rem, 5vw, 4rem)',
  alignSelf: 'flex-end',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5,
  transition: `translate ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { [`${all}:hover &`]: { translate: '0.5rem 0' } },
});
