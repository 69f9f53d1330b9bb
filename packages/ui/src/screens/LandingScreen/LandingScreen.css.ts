import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.75rem, 3vw, 3.5rem)',
  paddingInline: edge,
  paddingBlockStart: 'clamp(0.5rem, 3vw, 2.5rem)',
  overflowX: 'clip',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' } },
});

export const texts = style({
  display: 'grid',
  alignContent: 'start',
  gap: 'clamp(0.75rem, 2.5vw, 2rem)',
  minInlineSize: 0,
});

/** As large as its longest line permits. */
export const headline = style({
  ...displayText,
  fontSize: 'clamp(2.75rem, 0.5rem + 12vw, 6.5rem)',
  lineHeight: 0.94,
  textWrap: 'nowrap',
  '@media': {
    [from.tablet]: { fontSize: 'min(0.5rem + 7.5vw, 10rem)' },
    [enlargedText]: { fontSize: vars.fontSize.poster },
  },
});

export const line = style({ display: 'block', '@media': { 'screen and (max-width: 22rem)': { textWrap: 'wrap' } } });

export const city = style({ color: vars.color.accent });

export const lead = style({
  maxInlineSize: '28.5em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
});

export const band = style({ backgroundColor: vars.color.band, color: vars.color.onBand });

export const aim = style({
  display: 'grid',
  gap: vars.space.small,
  paddingInline: edge,
  paddingBlockStart: 'clamp(1.75rem, 4vw, 3rem)',
  fontSize: vars.fontSize.large,
});

export const aimTitle = style({ ...displayText, fontSize: vars.fontSize.title, lineHeight: 1 });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  overflowWrap: 'normal',
  paddingInline: edge,
  '@media': { [from.phablet]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  paddingBlock: 'clamp(1.75rem, 4vw, 3rem)',
});

const sun = 'clamp(5rem, 11vw, 9rem)';

/** Looks like a poster: the sun is beside the text on a wide page, and below it on a phone. */
export const call = style({
  position: 'relative',
  overflow: 'hidden',
  paddingInline: edge,
  paddingBlock: 'clamp(3rem, 8vw, 6rem) 15rem',
  backgroundColor: vars.color.sun,
  color: vars.color.onSun,
  vars: {
    [vars.color.ink]: vars.color.onSun,
    [vars.color.onInk]: vars.color.sun,
    [vars.color.brand]: vars.color.onSun,
    [vars.color.onBrand]: vars.color.sun,
  },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '12rem',
      background: `radial-gradient(circle at 50% 100%, ${vars.color.sun} ${sun}, transparent calc(${sun} + 1px)), repeating-conic-gradient(from 4.5deg at 50% 100%, ${vars.color.onSun} 0 8.9deg, transparent 9.1deg 17.9deg, ${vars.color.onSun} 18deg)`,
    },
  },
  '@media': {
    [from.laptop]: {
      paddingBlockEnd: 'clamp(3rem, 8vw, 6rem)',
      selectors: { '&::after': { insetInlineStart: '55%', blockSize: '100%' } },
    },
  },
});

export const callTexts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.large,
  '@media': { [from.laptop]: { maxInlineSize: '50%' } },
});

export const callTitle = style({
  ...displayText,
  maxInlineSize: '6.6em',
  fontSize: vars.fontSize.poster,
  lineHeight: 0.92,
});

export const callText = style({ maxInlineSize: '31em', fontSize: vars.fontSize.large });

export const callActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
