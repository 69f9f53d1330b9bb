import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { chip as filterChip, scrolling, shape } from './filterChips';

/**
 * On narrow pages one row that scrolls sideways, to the edges of the screen. Its choices are in the sheet of the filters too. On a
 * wide page only filters without a control of their own, or read from a sentence, on as many lines as they need.
 */
export const row = style({
  ...scrolling,
  '@media': {
    '(scripting: none)': { flexWrap: 'wrap' },
    [from.laptop]: { display: 'none' },
  },
});

export const onWidePages = style({
  '@media': {
    [from.laptop]: { display: 'flex', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  },
});

/** A list that shares one row with the buttons around it. */
export const active = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@media': { [from.laptop]: { flexWrap: 'wrap' }, '(scripting: none)': { flexWrap: 'wrap' } },
});

export const chip = style(filterChip);

export const removable = style({
  ...shape,
  paddingInlineEnd: vars.space.small,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [from.laptop]: { whiteSpace: 'normal' } },
});

/** Hidden on a wide page, which has these controls elsewhere, and without scripts, which they need. */
export const narrow = style({
  '@media': { [from.laptop]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const dot = style({
  flex: 'none',
  backgroundColor: vars.tone.accent,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

/** The number of active filters. */
export const count = style({
  minInlineSize: '1.375rem',
  paddingInline: vars.space.xxsmall,
  borderRadius: '1rem',
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const unread = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});
