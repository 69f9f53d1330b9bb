import { globalStyle, style } from '@vanilla-extract/css';
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

export const cases = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

/** One case below the other, each with a line above it. On a wide page the reports and decisions are beside the event. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: `${vars.space.large} ${vars.space.xlarge}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.xxlarge },
  },
});

export const event = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(5.5rem, 28%, 10rem) minmax(0, 1fr)',
  // The third row takes the height that the picture needs beyond the title.
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'start',
  alignContent: 'start',
  gap: vars.space.medium,
});

export const text = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xsmall, minInlineSize: 0 });

export const caseTitle = style({ ...displayText, fontSize: '1.75rem', lineHeight: 1.1, overflowWrap: 'anywhere' });

export const link = style({ color: 'inherit', textUnderlineOffset: '0.2em' });

export const titleLink = style({
  color: 'inherit',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.15em',
  selectors: { '&:not(:hover)': { textDecorationColor: vars.color.line } },
});

/** After the title in reading order, before it on screen. */
export const picture = style({
  position: 'relative',
  order: -1,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.small,
  background: vars.tone.accent,
  '@media': { [from.tablet]: { gridRow: '1 / 3' } },
});

globalStyle(`${picture} > :is(img, svg), ${picture} > picture > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const facts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 2 } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'baseline',
});

export const label = style({ fontSize: vars.fontSize.small, fontWeight: 600 });

export const prose = style({ maxInlineSize: vars.size.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const description = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridColumn: 2 } },
});

/** The reports and the decisions. */
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
});

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

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const remove = style({ marginInlineStart: 'auto' });
