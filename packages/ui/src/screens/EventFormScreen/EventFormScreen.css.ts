import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { belowTablet, enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

/** Keeps the error of the focused field in sight, above the toast that reports it. */
globalStyle(`${screen} :is(input, select, textarea)`, {
  '@media': { [belowTablet]: { scrollMarginBlockEnd: 'min(11rem, 40vh)' } },
});

export const head = style({ display: 'grid', gap: vars.space.medium });

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.92 });

export const text = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
});

/** Exists before any message, so that a new message is announced. Takes no room while it is empty. */
export const messages = style({
  display: 'grid',
  gap: vars.space.medium,
  selectors: { '&:empty': { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

export const sections = style({ display: 'grid', gap: vars.space.xlarge, alignContent: 'start' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignContent: 'start',
  paddingBlockStart: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const sectionHead = style({ display: 'grid', gap: vars.space.xxsmall });

export const sectionText = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const folds = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** Larger than the titles of the folds below it. */
export const sectionTitle = style({
  ...displayText,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const dates = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const otherDate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  paddingInlineStart: vars.space.medium,
  border: 0,
  borderInlineStart: `2px solid ${vars.color.ink}`,
  minInlineSize: 0,
});

export const otherDateName = style({ marginBlockEnd: vars.space.small, padding: 0, fontWeight: 700 });

export const otherDateFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [from.phablet]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))' } },
});

/** Aligns the labels, the controls and the errors of a date in rows. One label has a note, which can wrap. */
globalStyle(`${otherDateFields} > *`, {
  '@media': { [from.phablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
});
globalStyle(`${otherDateFields} label`, { alignSelf: 'end' });
/** Gives the note the height of the name, so that the names align too. */
globalStyle(`${otherDateFields} label > *`, { lineHeight: 1.3 });

export const side = style({
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.large, alignSelf: 'start' } },
});

export const city = style({ display: 'grid', gap: vars.space.small });

export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** A day and an hour side by side, even on a phone. They align with the pair above if that has two columns. */
export const narrowPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': { [from.phablet]: { columnGap: vars.space.large } },
});

/** On a phone as wide as a card in a list; beside the form as wide as its column. */
export const preview = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  maxInlineSize: '14rem',
  '@media': { [from.laptop]: { maxInlineSize: '20rem' } },
});

export const previewCard = style({ minInlineSize: 0 });

/** The chosen cut, instead of that of cards. */
globalStyle(`${previewCard}[style] *`, { objectPosition: 'inherit' });

export const previewPlace = style({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '14rem',
  aspectRatio: '4 / 5',
  padding: vars.space.large,
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.inkMuted,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [from.laptop]: { maxInlineSize: '20rem' } },
});

/** The picture is shown larger with its point. */
export const chosen = style({});
globalStyle(`${chosen} img`, { maxBlockSize: '9rem' });

export const crop = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.medium,
  margin: 0,
});

export const cropFrame = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.tone.accent,
});

globalStyle(`${cropFrame} > :is(img, svg)`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
