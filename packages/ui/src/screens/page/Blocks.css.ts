import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const note = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderInlineStart: `6px solid ${vars.color.sun}`,
  backgroundColor: vars.color.surface,
});

export const frame = style({ overflowX: 'auto' });

export const wide = style({ minInlineSize: '42rem', overflowWrap: 'normal' });
