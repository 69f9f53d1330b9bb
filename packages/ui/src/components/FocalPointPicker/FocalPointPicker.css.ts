import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.large,
  // A wide picture shrinks with its group.
  minInlineSize: 0,
  marginBlockEnd: vars.space.xsmall,
  '@media': { [from.tablet]: { flexDirection: 'row' } },
});

/** As wide as the picture, and at least as wide as a slider needs. It shrinks beside the cuts. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  maxInlineSize: '100%',
  minInlineSize: 0,
});

export const place = style({
  blockSize: '12rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const sliders = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const restore = style({ justifySelf: 'start' });

/** Side by side at one height below the picture, one below the other beside it. */
export const frames = style({
  display: 'flex',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  '@media': { [from.tablet]: { flexDirection: 'column', flex: 'none', inlineSize: '11rem' } },
});

export const figure = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignContent: 'start',
  flexBasis: 0,
  minInlineSize: 0,
  margin: 0,
  '@media': { [from.tablet]: { flexBasis: 'auto' } },
});

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

globalStyle(`${frame} > svg, ${frame} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const caption = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small, lineHeight: 1.3 });
