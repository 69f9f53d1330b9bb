import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const past = style({
  borderBlockStart: `2px solid ${vars.color.line}`,
  selectors: { '* + &': { marginBlockStart: vars.space.xxlarge } },
});

export const label = style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.touchable,
  marginBlockEnd: vars.space.small,
  paddingBlock: vars.space.small,
  fontWeight: 600,
  cursor: 'pointer',
});
