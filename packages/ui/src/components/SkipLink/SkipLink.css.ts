import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.gutter,
  zIndex: 30,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: '-4rem' },
  },
});
