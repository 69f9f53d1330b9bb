import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} ${vars.space.xxlarge}`,
  '@media': { [from.laptop]: { gridTemplateColumns: 'min(50%, 44rem) minmax(0, 1fr)', alignItems: 'start' } },
});

/** The list is beside the map, which stays in sight while the list scrolls. */
export const figure = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.medium } },
});

export const sheet = style({ position: 'relative' });

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const area = style({
  fill: vars.color.sunken,
  stroke: vars.color.ground,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  transition: `fill ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&[data-depth]': { cursor: 'pointer' },
    '&[data-depth="1"]': { fill: `color-mix(in oklab, ${vars.color.brand} 24%, ${vars.color.sunken})` },
    '&[data-depth="2"]': { fill: `color-mix(in oklab, ${vars.color.brand} 43%, ${vars.color.sunken})` },
    '&[data-depth="3"]': { fill: `color-mix(in oklab, ${vars.color.brand} 62%, ${vars.color.sunken})` },
    '&[data-depth="4"]': { fill: `color-mix(in oklab, ${vars.color.brand} 81%, ${vars.color.sunken})` },
    '&[data-depth="5"]': { fill: vars.color.brand },
    '&[data-shown]': { fill: vars.color.accent },
  },
  // The user's own colours have no shades: the list has the numbers.
  '@media': {
    '(forced-colors: active)': {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '&[data-depth]': { fill: 'Canvas' }, '&[data-shown]': { fill: 'Highlight' } },
    },
  },
});

export const frame = style({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

/** In the units of the map: as large as the frame allows. */
export const frameName = style({
  ...titleText,
  fill: vars.color.inkMuted,
  fontSize: '32px',
  wordSpacing: 0,
  textAnchor: 'middle',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

/** The name and the number beside the area that the pointer or the focus shows. It stays within the map. */
export const tag = style({
  ...titleText,
  position: 'absolute',
  zIndex: 1,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ink,
  boxShadow: vars.elevation.floating,
  color: vars.color.onInk,
  fontSize: vars.fontSize.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Hidden with the user's own colours, which have no shades. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const credit = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const swatches = style({ display: 'block', inlineSize: '7.5rem', blockSize: '0.75rem' });

export const list = style({ columnWidth: '11rem', columnGap: vars.space.large });

export const item = style({ breakInside: 'avoid', borderBlockEnd: `1px solid ${vars.color.line}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xxsmall,
  color: vars.color.ink,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

export const count = style({ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
