import { globalStyle, style } from '@vanilla-extract/css';
import { link as cardLink } from '../../components/EventCard/EventCard.css';
import { displayText, titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const gap = 'clamp(0.625rem, 1.2vw, 1rem)';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.small,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.medium}`,
});

export const heading = style({ ...displayText, fontSize: vars.fontSize.heading });

export const all = style({
  color: 'inherit',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
});

export const posters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const poster = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  // The usual height of a poster with its texts.
  selectors: { '&[aria-hidden]': { paddingBlockEnd: 'clamp(8.5rem, 13vw, 10.25rem)' } },
});

/** It comes after the title in the reading order, but is shown before it. */
export const picture = style({ order: -1, position: 'relative', aspectRatio: '1', backgroundColor: vars.tone.accent });

globalStyle(`${picture} > svg, ${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: 'clamp(0.5rem, 1vw, 0.875rem)',
});

export const title = style({ ...titleText, fontSize: 'clamp(1rem, 0.8rem + 0.5vw, 1.25rem)', lineHeight: 1.1 });

export const link = cardLink;

/** Hour and price stand above the title. */
export const facts = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

export const hour = style({ ...displayText, fontSize: vars.fontSize.heading });

export const place = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
