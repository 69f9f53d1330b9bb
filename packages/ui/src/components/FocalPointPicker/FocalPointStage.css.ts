import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const stage = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** Presses reach the stage, so that only the point is another target. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  pointerEvents: 'none',
});

/** The area to press is larger than the ring. Its two tones are seen on any picture. */
export const point = style({
  position: 'absolute',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  translate: '-50% -50%',
  cursor: 'grab',
  touchAction: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0.5rem',
      border: `3px solid ${vars.color.sticker}`,
      borderRadius: '50%',
      outline: `2px solid ${vars.color.onSticker}`,
      boxShadow: `inset 0 0 0 2px ${vars.color.onSticker}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '50% auto auto 50%',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      borderRadius: '50%',
      translate: '-50% -50%',
      backgroundColor: vars.color.sticker,
      outline: `2px solid ${vars.color.onSticker}`,
    },
    '&:active': { cursor: 'grabbing' },
    '&[data-automatic]::before': { opacity: 0.6 },
    '[data-disabled] > &': { cursor: 'inherit' },
  },
});
