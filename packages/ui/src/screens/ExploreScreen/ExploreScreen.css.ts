import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { hidden } from '../../css/hidden';
import { displayText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  paddingInline: edge,
  paddingBlock: `${vars.space.xsmall} ${vars.space.huge}`,
  '@media': { [from.tablet]: { paddingBlockStart: 'clamp(1.5rem, 4vw, 3rem)' } },
});

export const head = style({
  // `contents` on a phone, so that the sticky bar stays in sight while the whole list scrolls.
  display: 'contents',
  '@media': {
    [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large },
    // The title aligns with the search, and does not move when chips or a question appear below the search.
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'baseline' },
  },
});

const heading = style({ ...displayText, fontSize: vars.fontSize.poster, lineHeight: 0.9 });

/** Visually hidden on a phone, where the search names the page and the events come first. */
export const title = style([heading, { '@media': { [belowTablet]: hidden } }]);

/** The search and its filters. On a phone that is high enough, they stay in sight while the list scrolls. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  '@media': {
    [`${belowTablet} and (min-height: 30rem)`]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: 0,
      marginInline: `calc(-1 * ${edge})`,
      paddingInline: edge,
      paddingBlock: vars.space.xsmall,
      backgroundColor: vars.color.ground,
    },
  },
});

/**
 * Two lines of chips, then the place, the other filters and the order. The length of the list is beside them, or below them on a
 * tablet. A phone has the row of chips below its search, and the order in the sheet of the filters.
 */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.small,
  marginBlockEnd: vars.space.xsmall,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlock: `${vars.space.large} ${vars.space.medium}`,
    },
    // The actions below the count are side by side, and need the width of the first column. The column of the place shrinks for
    // it.
    [from.laptop]: { gridTemplateColumns: 'minmax(21.5rem, 1fr) minmax(0, 16rem) 11rem 11rem' },
  },
});

/** Hides the controls that have no effect without scripts. */
const scripted = { '(scripting: none)': { display: 'none' } };

export const line = style({
  display: 'none',
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.tablet]: { display: 'block' }, ...scripted },
});

/** Hidden on a phone, which has these controls in the row of chips or in the sheet of the filters. */
const notOnTelephone = { [belowTablet]: { display: 'none' } };

export const place = style({
  alignSelf: 'end',
  gridArea: '3 / 1',
  '@media': { ...notOnTelephone, [from.laptop]: { gridArea: '3 / 2' }, ...scripted },
});

export const more = style({
  alignSelf: 'end',
  gridArea: '3 / 2',
  '@media': { ...notOnTelephone, [from.laptop]: { gridArea: '3 / 3' }, ...scripted },
});

export const sort = style({
  gridArea: '3 / 3',
  '@media': { ...notOnTelephone, [from.laptop]: { gridArea: '3 / 4' }, ...scripted },
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
  '@media': { [from.tablet]: { gridArea: '4 / 1 / auto / -1' }, [from.laptop]: { gridArea: '3 / 1' } },
});

/** Actions that do not fit beside the count wrap below it together. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium });

/** The actions by which a user follows the list. Its buttons need scripts. */
export const follow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.xlarge,
  '@media': scripted,
});

/** Focused so that screen readers read it. Without a focus ring, because it is not a control. */
export const status = style({
  position: 'relative',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Out of the row, so that no gap remains before the next item.
    '&:empty': { position: 'absolute' },
  },
});

export const note = style({ marginBlockEnd: vars.space.medium, color: vars.color.inkMuted });

export const list = style({
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[aria-busy]': { opacity: 0.6 } },
});

export const instead = style({ ...displayText, fontSize: vars.fontSize.heading, marginBlock: vars.space.large });

export const next = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });
