import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
  paddingBlock: vars.space.medium,
  borderBlock: `2px solid ${vars.color.ink}`,
});

export const fact = style({ ...titleText, fontSize: vars.fontSize.heading });

/** A thick line in the margin, like a proofreader's mark. */
export const tip = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `6px solid ${vars.color.sun}`,
});
