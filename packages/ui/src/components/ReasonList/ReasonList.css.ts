import { style } from '@vanilla-extract/css';
import { displayText, titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const title = style({ ...displayText, fontSize: vars.fontSize.title, marginBlockEnd: vars.space.small });

export const reasons = style({ margin: 0 });

const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
});

export const row = style([line, { paddingBlock: vars.space.small, borderBlockEnd: `1px solid ${vars.color.line}` }]);
export const sum = style([line, { paddingBlockStart: vars.space.small, fontWeight: 600 }]);

export const points = style({
  ...titleText,
  flex: 'none',
  color: vars.color.accentText,
  fontSize: vars.fontSize.heading,
});
export const total = style({ ...displayText, flex: 'none', fontSize: '2rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.medium,
});

export const explanation = style({
  paddingBlock: vars.space.small,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.ink } },
});
