import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'clamp(3rem, 7vw, 5.5rem)',
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) clamp(3.5rem, 8vw, 6rem)`,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space.large,
});

export const sectionHead = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const sectionTitle = style({ ...displayText, fontSize: vars.fontSize.title });

export const sectionText = style({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted });

/** One column on a phone, then two, and four on a laptop. */
export const quarters = style({
  display: 'grid',
  gap: 'clamp(1rem, 2.5vw, 1.75rem)',
  '@media': {
    [from.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** Three columns, or one below the width of a tablet. */
export const thirds = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Two columns, or one below the width of a tablet. */
export const pairs = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A wide part, and a narrow one beside it if there is room. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
});

/** Figures in a row above a thick line. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.large,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

/** A link in a text that is not a Prose. */
export const link = style({
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

/** A text of a few sentences, with links in it. */
export const rich = style({ maxInlineSize: vars.size.measure });

globalStyle(`${rich} a`, {
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
});
