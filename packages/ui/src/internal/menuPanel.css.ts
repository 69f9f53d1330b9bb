import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../css/chosenInForcedColors';
import { vars } from '../theme/contract.css';

/** A panel under the control that opened it. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxsmall})`,
  insetInlineEnd: 0,
  zIndex: 20,
  display: 'grid',
  inlineSize: 'max-content',
  minInlineSize: 'min(11rem, 90vw)',
  maxInlineSize: 'min(20rem, 90vw)',
  padding: vars.space.xxsmall,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.floating,
  color: vars.color.ink,
});

/** A line of the panel: a link or a button. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-current]': { backgroundColor: vars.color.ink, color: vars.color.onInk, fontWeight: 600 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': chosenInForcedColors } } },
});
