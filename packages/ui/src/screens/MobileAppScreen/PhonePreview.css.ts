import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** The text is beside the drawn phone on a small screen, and below it on a wide one. */
export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(9rem, 45%)) minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const phone = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: 'min(100%, 17rem)',
  padding: vars.space.small,
  border: `3px solid ${vars.color.ink}`,
  borderRadius: '1.5rem',
  backgroundColor: vars.color.surface,
});

export const poster = style({ overflow: 'hidden', aspectRatio: '4 / 5', borderRadius: '0.75rem' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(2rem, 20%) 1fr',
  gap: vars.space.small,
  alignItems: 'center',
});

export const thumb = style({ overflow: 'hidden', aspectRatio: '1', borderRadius: vars.radius.small });

/** Two lines that stand for text. */
export const line = style({
  blockSize: '1.75rem',
  backgroundImage: `linear-gradient(${vars.color.sunken} 0.6rem, transparent 0.6rem)`,
  backgroundSize: '100% 1.1rem',
});

export const title = style({ ...titleText, fontSize: vars.fontSize.heading });

export const text = style({ color: vars.color.inkMuted });
