import { style } from '@vanilla-extract/css';
import { enlargedText } from '../../theme/breakpoints';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(min(9.5rem, 42vw), 22vw, 15rem)), 1fr))',
  columnGap: 'clamp(0.75rem, 2vw, 1.5rem)',
  rowGap: 'clamp(1.75rem, 3vw, 2.5rem)',
  '@media': { [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cell = style({
  minInlineSize: 0,
  selectors: {
    // The first 48 cards are always laid out: the content below them must not move when they scroll into view.
    '&:nth-child(n + 49)': {
      contentVisibility: 'auto',
      // The height of a row, from a phone to a wide screen.
      containIntrinsicSize: 'auto clamp(25rem, 12rem + 33vw, 32rem)',
      // The focus ring is outside the card.
      overflowClipMargin: 6,
    },
  },
});
