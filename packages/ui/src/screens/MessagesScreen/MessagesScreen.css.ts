import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText, titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const title = style({
  ...displayText,
  fontSize: vars.fontSize.poster,
  lineHeight: 0.92,
  marginBlockEnd: vars.space.large,
});

export const announcement = style({
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.medium,
  fontWeight: 600,
});

export const messages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge });

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const subject = style({ ...titleText, fontSize: vars.fontSize.heading, overflowWrap: 'anywhere' });

export const sender = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const text = style({ maxInlineSize: vars.size.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginBlockStart: vars.space.xsmall,
});
