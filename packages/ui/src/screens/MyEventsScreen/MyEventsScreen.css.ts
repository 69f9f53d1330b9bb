import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // Keeps the footer down if a list is shorter than its skeleton.
  minBlockSize: '100svh',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.large,
});

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlock: `${vars.space.small} ${vars.space.large}`,
});

/** An empty list needs no line above it, because the tabs end with one. */
globalStyle(`${line} + section`, { borderBlockStart: 0, paddingBlockStart: 0 });

export const announcement = style({
  // On a line of its own on a phone; on a wider page at the start of the line of the buttons.
  flexBasis: '100%',
  alignContent: 'center',
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
  // Takes no room while it is empty.
  selectors: { '&:empty': { minBlockSize: 0 } },
  '@media': { [from.phablet]: { flexBasis: 'auto', marginInlineEnd: 'auto' } },
});

/** On a phone each button fills a line, so all have the same width. */
export const lineAction = style({ flexGrow: 1, '@media': { [from.phablet]: { flexGrow: 0 } } });

export const created = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 27rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.xlarge,
});

export const createdEvent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const publication = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const decision = style({ display: 'grid', gap: vars.space.small });

export const decisionLabel = style({ fontSize: vars.fontSize.small, fontWeight: 600 });

export const decisionText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  marginBlockStart: 'auto',
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.3em' },
  },
});

globalStyle(`${action} > svg`, { flex: 'none' });

export const danger = style({ color: vars.color.danger });
