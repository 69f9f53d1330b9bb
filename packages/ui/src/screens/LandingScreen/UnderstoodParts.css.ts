import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const understood = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  selectors: { '&:empty': { position: 'absolute' } },
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
