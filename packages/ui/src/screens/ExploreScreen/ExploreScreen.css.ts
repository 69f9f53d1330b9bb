import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { hidden } from '../../css/hidden';
import { displayText, titleText } from '../../css/text';
import { belowLaptop, belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  paddingInline: edge,
  paddingBlock: `${vars.space.xsmall} ${vars.space.huge}`,
  '@media': { [from.tablet]: { paddingBlockStart: 'clamp(1rem, 3.75vw, 3rem)' } },
});

export const head = style({
  // `contents` on a phone, so that the sticky bar stays in sight while the whole list scrolls.
  display: 'contents',
  '@media': {
    [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium },
    // The title aligns with the search, and does not move when chips or a question appear below the search.
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      alignItems: 'baseline',
      gap: vars.space.large,
    },
  },
});

/** Visually hidden on a phone, where the search names the page and the events come first. */
const heading = style({ ...displayText, '@media': { [belowTablet]: hidden } });

export const title = style([heading, { fontSize: vars.fontSize.poster, lineHeight: 0.9 }]);

/** The filters need more words. */
export const listTitle = style([heading, { fontSize: `calc(0.36 * ${vars.fontSize.poster})` }]);

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
 * Two lines of chips, then the place, the other filters and the order, beside the length of the list. Narrower pages have the row
 * of chips below their search, and the order in the sheet of the filters.
 */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.small,
  marginBlockEnd: vars.space.xsmall,
  '@media': {
    [from.laptop]: {
      // The actions below the count are side by side, and need the width of the first column. The column of the place shrinks for
      // it.
      gridTemplateColumns: 'minmax(21.5rem, 1fr) minmax(0, 16rem) 12rem 11rem',
      marginBlock: `${vars.space.large} ${vars.space.medium}`,
    },
  },
});

/** Hides the controls that have no effect without scripts. */
const scripted = { '(scripting: none)': { display: 'none' } };

export const line = style({
  display: 'none',
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [from.laptop]: { display: 'block' }, ...scripted },
});

/** Hidden on a narrower page, which has these controls in the row of chips or in the sheet of the filters. */
const onWidePages = { [belowLaptop]: { display: 'none' }, ...scripted };

export const place = style({
  alignSelf: 'end',
  gridArea: '3 / 2',
  '@media': onWidePages,
});

export const more = style({
  alignSelf: 'end',
  gridArea: '3 / 3',
  '@media': onWidePages,
});

export const sort = style({
  gridArea: '3 / 4',
  '@media': onWidePages,
});

export const reset = style({ selectors: { '&&': { '@media': scripted } } });

export const plain = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  '@media': { [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' } },
});

export const plainActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  gridColumn: '1 / -1',
  '@media': { [from.laptop]: { gridColumn: '-2' } },
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
  '@media': {
    // The list does not move when the count and its actions arrive.
    [`${belowTablet} and (min-width: 20rem)`]: {
      display: 'grid',
      gridTemplate: `auto ${vars.size.touchable} / minmax(0, 1fr) auto`,
    },
    [from.laptop]: { gridArea: '3 / 1' },
  },
});

/** Actions that do not fit beside the count wrap below it together. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  selectors: { '& + &': { gridColumn: '1 / -1' } },
});

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

/** As high as a panel without sentences, which loads later. */
export const steering = style({
  minBlockSize: '10rem',
  '@media': scripted,
});

export const note = style({ marginBlockEnd: vars.space.medium, color: vars.color.inkMuted });

export const list = style({
  // Late, so that a quick answer replaces the list without a flash.
  selectors: { '&[aria-busy]': { opacity: 0.6, transition: 'opacity 0s 300ms' } },
});

/** Keeps its place while its code loads. */
export const map = style({ minBlockSize: '100svh' });

/** Its buttons have no effect without scripts. */
export const empty = style({});
globalStyle(`${empty} button`, { '@media': scripted });

export const instead = style({ marginBlockEnd: vars.space.xxlarge });

export const insteadTitle = style({ ...titleText, fontSize: vars.fontSize.heading, marginBlock: vars.space.large });

export const next = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.xxlarge });
