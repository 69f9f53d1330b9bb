import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.3em' },
  },
});
