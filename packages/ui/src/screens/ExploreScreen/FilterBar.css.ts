import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { chip as filterChip, scrolling, shape } from './filterChips';

/** Without scripts, the filters are removed by their links on a wide page, too. */
const onWidePages = `${from.laptop} and (scripting: enabled)`;

/** A filter that a wide page lists, too. */
export const wide = style({});

/**
 * On narrow pages one row that scrolls sideways, to the edges of the screen. Its choices are in the sheet of the filters too. On a
 * wide page only filters without a control of their own.
 */
export const row = style({
  ...scrolling,
  '@media': {
    '(scripting: none)': { flexWrap: 'wrap' },
    [onWidePages]: { display: 'none' },
  },
  selectors: { [`&:has(${wide})`]: { '@media': { [onWidePages]: { display: 'flex' } } } },
});

/** A list that shares one row with the buttons around it. */
export const active = style({
  display: 'flex',
  gap: vars.space.xsmall,
  '@media': { [from.laptop]: { flexWrap: 'wrap' }, '(scripting: none)': { flexWrap: 'wrap' } },
});

globalStyle(`${active} > :not(${wide})`, { '@media': { [onWidePages]: { display: 'none' } } });

/** Hidden on a wide page, which has these controls elsewhere, and without scripts, which they need. */
export const chip = style({
  ...filterChip,
  '@media': { [from.laptop]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const removable = style({
  ...shape,
  paddingInlineEnd: vars.space.small,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  selectors: { '&:focus-visible': focusRing },
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
