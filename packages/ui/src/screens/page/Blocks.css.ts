import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';

export const note = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderInlineStart: `6px solid ${vars.category.festival.accent}`,
  backgroundColor: vars.color.surface,
});

export const frame = style({ overflowX: 'auto', selectors: { '&:focus-visible': focusRing } });

export const wide = style({ minInlineSize: '42rem', overflowWrap: 'normal' });
