import { style } from '@vanilla-extract/css';
import { focusRing } from '../css/focusRing';
import { vars } from '../theme/contract.css';

/** Runs to the edges of the window, so that a chip cut in half says that there are more. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xsmall,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
  paddingBlock: 6,
  scrollPaddingInline: vars.space.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:hover:not(:has(:checked))': { backgroundColor: vars.color.sunken },
    '&:has(:focus-visible)': focusRing,
  },
});

/** Covers its chip, so that every way of pointing finds it. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const dot = style({ backgroundColor: vars.tone.accent, inlineSize: 10, blockSize: 10, borderRadius: '50%' });

export const count = style({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
