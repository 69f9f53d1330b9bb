import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { vars } from '../../theme/contract.css';

export const related = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  paddingInline: edge,
  paddingBlockEnd: vars.space.huge,
});
