import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const list = style({ display: 'grid', gap: vars.space.large });

export const event = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const title = style({
  ...titleText,
  fontSize: vars.fontSize.heading,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const link = style({ color: 'inherit' });
