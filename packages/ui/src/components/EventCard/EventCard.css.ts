import { globalStyle, style } from '@vanilla-extract/css';
import { overlineText, titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

const card = style({ position: 'relative', display: 'flex', gap: vars.space.small, blockSize: '100%' });

export const cardForVariant = {
  vertical: style([card, { flexDirection: 'column' }]),
  horizontal: card,
  compact: style([card, { alignItems: 'center' }]),
};

/** The picture comes after the title in the reading order, but is shown before it. */
const media = style({
  position: 'relative',
  order: -1,
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.tone.accent,
});

export const mediaForVariant = {
  vertical: style([media, { aspectRatio: '4 / 5' }]),
  horizontal: style([media, { alignSelf: 'start', inlineSize: 'clamp(6rem, 30%, 8rem)', aspectRatio: '4 / 5' }]),
  compact: style([media, { paddingBlockStart: '0.25rem' }]),
};

const cover = { position: 'absolute', inset: 0 } as const;

globalStyle(`${media} > svg, ${media} img`, {
  ...cover,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const tags = style({ position: 'absolute', inset: 'auto 0 0', display: 'flex', flexWrap: 'wrap' });

export const tag = style({
  ...overlineText,
  padding: '0.5rem 0.75rem',
  background: vars.color.ink,
  color: vars.color.onInk,
  // Leaves room on a phone for the longest category beside a text.
  selectors: {
    [`${mediaForVariant.horizontal} &`]: { paddingInline: '0.25rem', fontSize: '0.6875rem', letterSpacing: 0 },
  },
});

export const status = style({ background: vars.color.dangerSurface, color: vars.color.danger });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  // A long run of characters without a break is cut off. Text that needs more lines is not.
  overflowX: 'clip',
  gap: vars.space.xsmall,
});

/** Keeps the text clear of the heart, with the same gap as between the picture and the text. */
export const horizontalBody = style({ paddingInlineEnd: `calc(${vars.size.touchable} + ${vars.space.small})` });

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.1 });

export const link = style({
  color: 'inherit',
  selectors: {
    '&::after': { content: '', ...cover },
    '&:not(:hover)': { textDecoration: 'none' },
    // The focus ring is drawn around the card.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const place = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.5rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const price = style({ color: vars.color.ink, fontWeight: 600 });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem' });

export const heartForVariant = {
  vertical: style({ position: 'absolute', insetBlockStart: '0.5rem', insetInlineEnd: '0.5rem' }),
  horizontal: style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }),
  compact: style({ position: 'relative' }),
};
