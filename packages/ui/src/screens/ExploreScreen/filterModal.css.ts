import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gap: vars.space.large });

/** What stands beside the search on a wide page. */
export const narrow = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from.tablet]: { display: 'none' } },
});

export const part = style({ display: 'grid', gap: vars.space.xsmall });

/** The name of a filter, told from the labels of the fields under it. */
const headingText = { ...displayText, fontSize: vars.fontSize.heading, lineHeight: 1.1 };
export const heading = style(headingText);

/** A group of chips that brings its own name; on a telephone two of them have room on a line. */
export const group = style({});
globalStyle(`${group} > legend > :first-child`, headingText);
globalStyle(`${group} label`, {
  '@media': { [belowTablet]: { gap: '0.375rem', paddingInline: '0.625rem 0.75rem' } },
});

/** No row of a grid: a legend is laid out by its own rules. */
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xsmall });

/** In a sheet there is room for every chip: none is cut off. */
export const chips = style({ flexWrap: 'wrap', marginInline: 0, padding: 0, overflow: 'visible' });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.small,
  alignItems: 'start',
});

/** What takes the focus has the name of its group in sight. */
globalStyle(`${days} input`, { scrollMarginBlockStart: 'min(13rem, 30vh)' });

/** The summary has up to four lines, and the hours have the days between them and the summary. */
globalStyle(`${days} input[aria-invalid]`, { scrollMarginBlockStart: 'min(24rem, 55vh)' });

export const source = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.tiny });
