import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { focusRing } from '../../css/focusRing';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const scrolling = {
  // What is heard only scrolls with its chip: else it makes the page wider.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xsmall,
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  paddingBlock: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
} as const;

/**
 * On a telephone one row that scrolls sideways, to the edges of the screen: all that is in it can be chosen in the sheet of the
 * filters too. On a wide page only what was read from a sentence, on as many lines as it needs.
 */
export const row = style({
  ...scrolling,
  '@media': {
    '(scripting: none)': { flexWrap: 'wrap' },
    [from.tablet]: { display: 'none' },
  },
});

export const read = style({
  '@media': {
    [from.tablet]: { display: 'flex', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

/** A list of one row with the buttons around it. */
export const active = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@media': { [from.tablet]: { flexWrap: 'wrap' }, '(scripting: none)': { flexWrap: 'wrap' } },
});

const shape = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: `calc(${vars.size.touchable} / 2)`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

export const chip = style({
  ...shape,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
});

export const removable = style({
  ...shape,
  paddingInlineEnd: vars.space.small,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [from.tablet]: { whiteSpace: 'normal' } },
});

/** What a wide page shows elsewhere, and what does nothing where there are no scripts. */
export const narrow = style({
  '@media': { [from.tablet]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const dot = style({
  flex: 'none',
  backgroundColor: vars.tone.accent,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const question = style({ display: 'grid', gap: vars.space.xsmall, marginBlockStart: vars.space.xsmall });

export const asked = style({ fontWeight: 600 });

/** The dialog of the place offers them all, too. */
export const options = style({
  ...scrolling,
  '@media': {
    '(scripting: none)': { flexWrap: 'wrap' },
    [from.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

/** How many of them are on. */
export const count = style({
  minInlineSize: '1.375rem',
  paddingInline: vars.space.xxsmall,
  borderRadius: '1rem',
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
