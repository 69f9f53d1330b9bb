import { style } from '@vanilla-extract/css';
import { overlineText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const note = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  fontSize: vars.fontSize.small,
});

export const title = style({ ...overlineText, color: vars.color.ink });
