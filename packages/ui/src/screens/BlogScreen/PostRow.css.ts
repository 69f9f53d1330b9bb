import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { displayText, overlineText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

// The title comes first for screen readers; the visual order is poster, category, title.
const areas = '"art category" "art texts" / clamp(5.5rem, 24vw, 13rem) minmax(0, 1fr)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: areas,
  gridTemplateRows: 'auto 1fr',
  columnGap: 'clamp(1rem, 3vw, 2rem)',
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [enlargedText]: { gridTemplate: '"art" "category" "texts" / minmax(0, 1fr)' } },
});

export const largeRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"art" "category" "texts" / minmax(0, 1fr)',
  rowGap: vars.space.small,
  '@media': {
    [from.laptop]: {
      gridTemplate: '"art category" auto "art texts" 1fr / minmax(0, 1.25fr) minmax(0, 1fr)',
      columnGap: 'clamp(2rem, 4vw, 3.5rem)',
    },
  },
});

export const art = style({
  gridArea: 'art',
  overflow: 'hidden',
  alignSelf: 'start',
  aspectRatio: '1',
  borderRadius: vars.radius.small,
});

export const largeArt = style([art, { aspectRatio: '8 / 5' }]);

export const category = style({ ...overlineText, gridArea: 'category', color: vars.color.inkMuted });

export const texts = style({
  gridArea: 'texts',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const title = style({
  ...displayText,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.5vw, 2.25rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.heading } },
});

export const largeTitle = style({
  ...displayText,
  fontSize: 'clamp(2rem, 1.4rem + 2.8vw, 3.75rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
  lineHeight: 0.95,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.15em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': focusRing,
  },
});

export const excerpt = style({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted });

export const largeExcerpt = style([excerpt, { fontSize: vars.fontSize.large }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});
