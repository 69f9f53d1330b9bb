import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const wall = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'clamp(0.5rem, 1.2vw, 0.875rem)',
  alignItems: 'start',
  blockSize: 'clamp(15rem, 62vw, 26rem)',
  overflow: 'hidden',
  '@media': { [from.laptop]: { alignSelf: 'stretch', blockSize: 'auto', minBlockSize: '38rem', contain: 'size' } },
});

/** Each strip has another height on the wall. */
export const strip = style({
  display: 'grid',
  gap: 'clamp(0.5rem, 1.2vw, 0.875rem)',
  selectors: {
    '&:nth-child(1)': { marginBlockStart: '-28%' },
    '&:nth-child(2)': { marginBlockStart: '-82%' },
    '&:nth-child(3)': { marginBlockStart: '-8%' },
  },
});

export const poster = style({
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
});

export const picture = style({ aspectRatio: '1' });

export const title = style({
  ...titleText,
  padding: 'clamp(0.5rem, 1vw, 0.75rem)',
  fontSize: 'clamp(0.8125rem, 0.6rem + 0.8vw, 1.125rem)',
  lineHeight: 1.1,
  textWrap: 'balance',
});
