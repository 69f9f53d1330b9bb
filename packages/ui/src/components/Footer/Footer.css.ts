import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { overlineText, titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const footer = style({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingInline: edge,
  paddingBlock: `clamp(2rem, 4vw, 3rem) ${vars.space.medium}`,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
});

/** The newsletter is beside the links if there is room. Without a newsletter, the links take the full width. */
export const top = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [from.laptop]: { display: 'flex' } },
});

export const tagline = style({ ...titleText, fontSize: vars.fontSize.heading, textWrap: 'balance' });

/** The newsletter form looks like a ticket, with a stub behind a dashed line. */
export const ticket = style({
  display: 'grid',
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.ground,
  color: vars.color.ink,
  '@media': { [from.laptop]: { flex: 'none', inlineSize: 'clamp(18rem, 34vw - 8rem, 26rem)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.large,
  // Each column is as wide as its links, or as its longest word.
  '@media': {
    [from.laptop]: {
      flex: 1,
      display: 'flex',
      justifyContent: 'space-between',
      overflowWrap: 'normal',
    },
  },
});

export const columnTitle = style({
  ...overlineText,
  paddingBlockEnd: vars.space.xsmall,
  color: vars.color.onBandMuted,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.small,
  color: 'inherit',
  // The line height separates a link of two lines from the next link.
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.35em' },
  },
  '@media': { [from.laptop]: { minBlockSize: '2.25rem' } },
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.large}`,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.onBand}`,
  fontSize: vars.fontSize.small,
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  color: vars.color.onBandMuted,
});

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  '@media': { [from.tablet]: { marginInlineStart: 'auto' } },
});
