import { globalStyle, style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const figure = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const sheet = style({
  position: 'relative',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.sunken,
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** It clips what an enlargement leaves out. The marks are not clipped. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.large,
});

/** It clips its content, and lies below the marks. No higher than the window, which has any proportions. */
export const ground = style({
  display: 'grid',
  inlineSize: '100%',
  maxBlockSize: '80svh',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  isolation: 'isolate',
});

/** Streets fill the width that the list leaves. Outlines have their own proportions, and would be too high. */
export const listed = style({
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
      alignItems: 'start',
      selectors: { [`&:has(${ground})`]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
    },
  },
});

export const outlines = style({
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
  transformOrigin: '0 0',
});

export const area = style({
  fill: vars.color.surface,
  stroke: vars.color.inkMuted,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const mark = style({
  position: 'absolute',
  translate: '-50% -50%',
  selectors: { '&:is(:hover, :focus-within)': { zIndex: 2 } },
});

/** The area to press is larger than the dot. */
export const press = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touchable,
  minBlockSize: vars.size.touchable,
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
});

export const dot = style({
  ...titleText,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1rem',
  minBlockSize: '1rem',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Some accents, such as yellow, can hardly be seen on the ground.
    '[data-category] > &': { borderColor: vars.color.ink, backgroundColor: vars.tone.accent },
    [`${press}:not([data-category]):hover > &`]: { backgroundColor: vars.color.brandHover },
    [`${press}[aria-pressed="true"] > &`]: { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'ButtonText', color: 'ButtonFace', forcedColorAdjust: 'none' },
  },
});

/** The more events, the larger. */
export const cluster = style({
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  paddingInline: vars.space.xsmall,
  selectors: {
    '&[data-digits="2"]': { minInlineSize: '2.375rem', minBlockSize: '2.375rem' },
    '&[data-digits="3"]': { minInlineSize: '2.875rem', minBlockSize: '2.875rem', fontSize: vars.fontSize.medium },
    '&[data-digits="4"]': { minInlineSize: '3.375rem', minBlockSize: '3.375rem', fontSize: vars.fontSize.medium },
  },
});

/** The name of a mark, shown while it has the pointer or the focus, until Escape. Screen readers always read it. */
export const name = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: '50%',
  inlineSize: 'max-content',
  // In the smallest window, the map is not wider.
  maxInlineSize: 'min(14rem, 70vw)',
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '&[data-below]': { insetBlock: '100% auto' },
    // The pointer can move onto it.
    [`:not([data-quiet]) > * > ${press}:is(:hover, :focus-visible) > &`]: { opacity: 1, pointerEvents: 'auto' },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const foot = style({ display: 'grid', gap: vars.space.xxsmall });

export const credit = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

globalStyle(`${credit} a`, { color: 'inherit' });

export const panel = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const title = style({ ...titleText, fontSize: vars.fontSize.heading });

export const hint = style({ color: vars.color.inkMuted });

export const event = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const link = style({
  color: vars.color.ink,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.25em',
});

export const date = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
