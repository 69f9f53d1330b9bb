import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const box = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.xsmall,
  padding: 6,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  selectors: { '&:has(input:focus-visible)': focusRing },
});

export const label = style([visuallyHidden]);

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touchable,
  padding: `0 ${vars.space.small}`,
  border: 0,
  // The focus ring is drawn around the whole box.
  outline: 'none',
  boxShadow: 'none',
  backgroundColor: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
});

globalStyle(`${input}::-webkit-search-cancel-button`, { cursor: 'pointer' });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touchable,
  flex: 'none',
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.small,
  '@media': {
    [from.phablet]: { paddingInline: '1.375rem' },
    // Its background is its shape, and the system's colours remove it.
    '(forced-colors: active)': { border: '2px solid ButtonBorder' },
  },
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: vars.color.brandHover } },
});

export const icon = style({
  inlineSize: 22,
  blockSize: 22,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  '@media': { [from.phablet]: { display: 'none' } },
});

/** On a phone the button shows only its icon, because the input needs the width. */
export const submitLabel = style([
  visuallyHidden,
  {
    '@media': {
      [from.phablet]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);
