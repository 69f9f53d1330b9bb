import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const lead = style({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.large });

export const summary = style({
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
  alignContent: 'center',
  cursor: 'pointer',
});

export const rules = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.measure,
  paddingInlineStart: vars.space.large,
  listStyle: 'disc',
});

export const announcement = style({
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.medium,
  fontWeight: 600,
});

export const restore = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.large,
});

export const restoreText = style({ maxInlineSize: vars.size.measure });

export const cases = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge });

export const caseTitle = style({ ...displayText, fontSize: vars.fontSize.title, overflowWrap: 'anywhere' });

/** One file under the other, each ruled at its head. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const caseHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const facts = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.large } },
});

export const label = style({ fontSize: vars.fontSize.small, fontWeight: 600 });

export const text = style({ maxInlineSize: vars.size.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const description = style({ minInlineSize: 0 });

export const appeal = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
});

export const entries = style({ display: 'grid', gap: vars.space.small, marginBlockStart: vars.space.xsmall });

export const entry = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const entryHead = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });

export const when = style({ color: vars.color.inkMuted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
