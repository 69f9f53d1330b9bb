import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { vars } from '../../theme/contract.css';

export const related = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  paddingInline: edge,
  paddingBlockEnd: vars.space.huge,
});

export const sentence = style({ fontSize: vars.fontSize.large });

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
});
