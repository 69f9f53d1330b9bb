import { globalStyle, style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gap: vars.space.large });

/** The filters that a wide page shows beside the search. */
export const narrow = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from.laptop]: { display: 'none' } },
});

export const part = style({ display: 'grid', gap: vars.space.xsmall });

/** The name of a filter. It looks unlike the labels of the fields below it. */
const headingText = { ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.1 };
export const heading = style(headingText);

/** A group of chips with its own name. On a phone two chips fit on a line. */
export const group = style({});
globalStyle(`${group} > legend > :first-child`, headingText);
globalStyle(`${group} label`, {
  '@media': { [belowTablet]: { gap: '0.375rem', paddingInline: '0.625rem 0.75rem' } },
});

/** The margin replaces the gap of a grid, because a legend is not a grid item. */
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xsmall });

/** A sheet has room for every chip, so the row wraps and clips none. */
export const chips = style({ flexWrap: 'wrap', marginInline: 0, padding: 0, overflow: 'visible' });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.small,
  alignItems: 'start',
});

/** Keeps the name of the group in sight when a field takes the focus. */
globalStyle(`${days} input`, { scrollMarginBlockStart: 'min(13rem, 30vh)' });

/** Keeps the summary in sight: it has up to four lines, and the days are between it and the hours. */
globalStyle(`${days} input[aria-invalid]`, { scrollMarginBlockStart: 'min(24rem, 45vh)' });

export const source = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.tiny });
