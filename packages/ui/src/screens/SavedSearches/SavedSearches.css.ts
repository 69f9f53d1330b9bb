import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  marginBlockEnd: vars.space.xxlarge,
});

export const choice = style({ maxInlineSize: '44rem' });

export const heading = style({
  ...displayText,
  marginBlockStart: vars.space.xxlarge,
  fontSize: vars.fontSize.title,
  lineHeight: 1,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge });

export const search = style({
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
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

export const name = style({ fontSize: vars.fontSize.large, fontWeight: 700, overflowWrap: 'anywhere' });

export const open = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.touchable,
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.25em',
});

export const note = style({ color: vars.color.inkMuted });

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: vars.space.large,
  paddingBlockStart: vars.space.small,
});

export const event = style({ minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const weekly = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
