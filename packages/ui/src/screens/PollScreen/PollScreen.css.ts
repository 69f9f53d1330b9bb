import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText, overlineText, titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({ display: 'grid', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const lead = style({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.large });

/** The result of the poll, above everything else. */
export const result = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  borderRadius: vars.radius.small,
  border: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
});

export const overline = style({ ...overlineText, color: vars.color.inkMuted });

export const resultTitle = style({ ...displayText, fontSize: vars.fontSize.title });

export const reason = style({ fontWeight: 600 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
});

export const count = style({ color: vars.color.inkMuted });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

/** As many columns as there is room for: the answers of an option stay close to its title. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
  gap: vars.space.large,
});

export const send = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const linkTitle = style({ ...titleText, fontSize: vars.fontSize.large });

export const url = style({ fontSize: vars.fontSize.small, overflowWrap: 'anywhere', userSelect: 'all' });

export const deadline = style({ display: 'grid', gap: vars.space.small, inlineSize: '100%' });

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
  maxInlineSize: '32rem',
});
