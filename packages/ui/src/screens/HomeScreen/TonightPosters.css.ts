import { globalStyle, style } from '@vanilla-extract/css';
import { link as cardLink } from '../../components/EventCard/EventCard.css';
import { displayText, titleText } from '../../css/text';
import { from, narrowPhone } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const tonight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const heading = style({ ...displayText, fontSize: vars.fontSize.title });

/** On a telephone one poster fills the width, and the next one shows its edge: a finger brings it. */
export const posters = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(100% - 2rem)',
  gap: vars.space.small,
  overflowX: 'auto',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: vars.space.gutter,
  scrollbarWidth: 'none',
  marginInline: `calc(${vars.space.gutter} * -1)`,
  paddingInline: vars.space.gutter,
  // Leaves space for the rings of the focus.
  paddingBlock: vars.space.xxsmall,
  marginBlockEnd: vars.space.xxlarge,
  '@media': {
    [from.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.medium },
    [narrowPhone]: { gridAutoFlow: 'row', gridAutoColumns: 'auto' },
  },
});

export const item = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const poster = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // With the head of the page, it fits into the window of a laptop and of a telephone.
  minBlockSize: 'clamp(24rem, 48vh, 40rem)',
  overflow: 'clip',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sticker,
  color: vars.color.onSticker,
  // The paper is light in both themes, and its buttons as well.
  vars: {
    [vars.color.ink]: vars.color.onSticker,
    [vars.color.onInk]: vars.color.sticker,
    [vars.color.brand]: vars.color.band,
    [vars.color.onBrand]: vars.color.onBand,
    [vars.color.brandHover]: vars.color.onSticker,
  },
});

export const picture = style({
  position: 'relative',
  flex: '1 1 11rem',
  overflow: 'hidden',
  backgroundColor: vars.tone.accent,
});

globalStyle(`${picture} > svg, ${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const panel = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  fontWeight: 600,
});

export const hour = style({ ...displayText, fontSize: vars.fontSize.title });

export const price = style({ marginInlineStart: 'auto' });

export const title = style({ ...titleText, fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)', lineHeight: 1.08 });

export const link = cardLink;

/** Above the link, which covers the poster. */
export const gestures = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});

globalStyle(`${gestures} > :not(:first-child)`, {
  flex: 'auto',
  paddingInline: vars.space.xsmall,
  fontSize: vars.fontSize.small,
});
