import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const playground = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.8fr)' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 3.5rem)',
  minInlineSize: 0,
});

export const preview = style({
  minBlockSize: '20rem',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  padding: vars.space.small,
  overflow: 'hidden',
});

/** The fallback link in the element until its code has loaded. */
globalStyle(`${preview} a`, { color: 'inherit' });

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const policy = style({ marginBlockStart: vars.space.large, color: vars.color.inkMuted });
