import { globalStyle, style } from '@vanilla-extract/css';
import { displayText, titleText } from '../../css/text';
import { belowTablet, enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const price = style({
  ...displayText,
  fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const action = style({ display: 'grid', gap: vars.space.small });

/** The bar is fixed at the bottom of a phone's window. In a low window, the page needs its room. */
export const inBar = `${belowTablet} and (min-height: 30rem)`;

export const bar = style({
  '@media': {
    [inBar]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 15,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      alignItems: 'center',
      padding: `${vars.space.xsmall} ${vars.space.gutter} calc(${vars.space.xsmall} + env(safe-area-inset-bottom, 0px))`,
      borderBlockStart: `2px solid ${vars.color.ink}`,
      backgroundColor: vars.color.surface,
    },
  },
});

export const summary = style({
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  lineHeight: 1.2,
  '@media': { [inBar]: { display: 'grid', gap: vars.space.xxsmall } },
});

export const barPrice = style({ ...titleText, color: vars.color.ink, fontSize: '1.375rem' });

export const detour = style({
  gridColumn: '1 / -1',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontSize: vars.fontSize.small,
});

export const detourLink = style({
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
});

/** As high as a map that is half as high as wide, its note and its credit. A map that has not loaded is not printed. */
export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&:has(> [hidden])': { display: 'none' },
    '&::before': { content: '', gridArea: '1 / 1', alignSelf: 'start', aspectRatio: '2', marginBlockEnd: '3.875rem' },
  },
  '@media': { print: { selectors: { '&:not(:has(svg))': { display: 'none' } } } },
});

globalStyle(`${map} > *`, { gridArea: '1 / 1' });

export const links = style({ display: 'grid', justifyItems: 'start' });

export const icon = style({ flex: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.3em' },
  },
});
