import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.1 });

export const text = style({ color: vars.color.inkMuted });
