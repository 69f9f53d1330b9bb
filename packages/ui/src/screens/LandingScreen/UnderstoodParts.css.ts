import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const understood = style({
  // Several lines cover what follows instead of moving it.
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  backgroundColor: vars.color.ground,
  selectors: { '&:not(:empty)': { minBlockSize: vars.size.touchable } },
});

export const label = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

/** Looks like an active chip, but is not a control. */
export const part = style({
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});
