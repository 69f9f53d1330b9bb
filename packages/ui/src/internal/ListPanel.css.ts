import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const positioner = style({ zIndex: 50, outline: 0 });

export const panel = style({
  inlineSize: 'var(--anchor-width)',
  maxBlockSize: 'min(20rem, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xxsmall,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.floating,
  color: vars.color.ink,
});
