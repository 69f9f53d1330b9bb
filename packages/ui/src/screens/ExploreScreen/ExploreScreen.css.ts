import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'end' },
  },
});

export const title = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

/**
 * Two lines of chips, then where, the other filters and the order; the length of the list beside them, or under them on a
 * tablet. A telephone has a list of
 * choices in place of each line of chips, so that the events are not buried; each has the whole width, which a choice with
 * its count needs.
 */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.small,
  marginBlock: `${vars.space.large} ${vars.space.medium}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem) 11rem 11rem' },
  },
});

/** What does nothing where there are no scripts. */
const scripted = { '(scripting: none)': { display: 'none' } };

export const short = style({ gridColumn: '1 / -1', '@media': { [from.tablet]: { display: 'none' }, ...scripted } });

export const line = style({
  display: 'none',
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.tablet]: { display: 'block' }, ...scripted },
});

export const place = style({
  alignSelf: 'stretch',
  '@media': {
    [from.tablet]: { alignSelf: 'end', gridArea: '3 / 1' },
    [from.laptop]: { gridArea: '3 / 2' },
    ...scripted,
  },
});

export const more = style({
  alignSelf: 'stretch',
  '@media': {
    [from.tablet]: { alignSelf: 'end', gridArea: '3 / 2' },
    [from.laptop]: { gridArea: '3 / 3' },
    ...scripted,
  },
});

export const sort = style({
  gridArea: '4 / 2',
  '@media': { [from.tablet]: { gridArea: '3 / 3' }, [from.laptop]: { gridArea: '3 / 4' }, ...scripted },
});

export const reset = style({ selectors: { '&&': { '@media': scripted } } });

export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' } },
});

export const plainActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: '-2' } },
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
  gridArea: '4 / 1',
  '@media': { [from.tablet]: { gridArea: '4 / 1 / auto / -1' }, [from.laptop]: { gridArea: '3 / 1' } },
});

/** Focused so that it is heard; a ring would say that it does something. */
export const status = style({
  position: 'relative',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const note = style({ marginBlockEnd: vars.space.medium, color: vars.color.inkMuted });

export const list = style({
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
});

export const next = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });

export const past = style({
  borderBlockStart: `2px solid ${vars.color.line}`,
  selectors: { '* + &': { marginBlockStart: vars.space.xxlarge } },
});

export const pastLabel = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.medium,
  fontWeight: 600,
  cursor: 'pointer',
});
