import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(min(9.5rem, 42vw), 22vw, 15rem)), 1fr))',
  columnGap: 'clamp(0.75rem, 2vw, 1.5rem)',
  rowGap: 'clamp(1.75rem, 3vw, 2.5rem)',
});

export const cell = style({
  minInlineSize: 0,
  selectors: {
    // The first screenful is always drawn: it is seen, or printed, at once.
    '&:nth-child(n + 13)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 27rem',
      // The ring of keyboard focus stands outside the card.
      overflowClipMargin: 6,
    },
  },
});
