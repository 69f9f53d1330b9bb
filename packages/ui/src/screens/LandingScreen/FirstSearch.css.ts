import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { understood } from './UnderstoodParts.css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const box = style({
  position: 'relative',
  // The marks are between its ground and the letters.
  isolation: 'isolate',
  display: 'flex',
  // The button wraps below the field if the letters are large.
  flexWrap: 'wrap',
  maxInlineSize: '38rem',
  padding: 6,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  selectors: { '&:has(input:focus-visible)': focusRing },
});

export const fieldPadding = 'clamp(0.625rem, 2vw, 1.125rem) 0.125rem';

export const input = style({
  flex: '1 1 min(9rem, 100%)',
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  paddingInline: fieldPadding,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  // On a phone, the whole example must fit beside the button.
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1, fontSize: '0.875rem' } },
  '@media': { [from.phablet]: { selectors: { '&::placeholder': { fontSize: 'inherit' } } } },
});

export const button = style({
  flex: '0 1 auto',
  minBlockSize: vars.size.touchable,
  paddingInline: 'clamp(0.625rem, 3vw, 1.375rem)',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: vars.color.brandHover } },
  '@media': { '(forced-colors: active)': { border: '2px solid ButtonBorder' } },
});

/** The understood parts are shown over the dates. */
export const below = style({ position: 'relative' });

/** Hidden while the understood parts are shown. They keep their place, so that nothing moves. */
export const dates = style({
  selectors: { [`${understood}:not(:empty) + &`]: { visibility: 'hidden' } },
});

export const date = style({ flex: 'none' });

export const chip = style({ color: 'inherit', textDecoration: 'none' });
