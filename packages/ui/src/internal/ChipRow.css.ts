import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../css/chosenInForcedColors';
import { focusRing } from '../css/focusRing';
import { vars } from '../theme/contract.css';

/** The chips wrap, so that all are visible: a row that scrolls sideways hides the next chip (RGAA 10.11). */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: `clamp(0.75rem, 3.5vw, ${vars.space.medium})`,
  border: `1.5px solid ${vars.color.ink}`,
  // The chip has round ends on one line, and is still a frame on two lines.
  borderRadius: `calc(${vars.size.touchable} / 2)`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:hover:not(:has(:checked))': { backgroundColor: vars.color.sunken },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': chosenInForcedColors } } },
});

/** The input covers its chip, so that every pointing device reaches it. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const dot = style({
  backgroundColor: vars.tone.accent,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
});

export const count = style({ fontWeight: 400, fontVariantNumeric: 'tabular-nums' });
