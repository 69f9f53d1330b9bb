import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';

export const options = style({ display: 'grid', gap: vars.space.xsmall, marginBlockStart: vars.space.small });

export const option = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
});

export const label = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const effect = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
