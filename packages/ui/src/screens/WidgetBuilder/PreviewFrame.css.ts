import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';

export const frame = style({
  blockSize: 'min(36rem, 75vh)',
  overflowX: 'hidden',
  overflowY: 'auto',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': focusRing },
});

export const page = style({ marginInline: 'auto' });

/** The fallback link in the element until its code has loaded. */
globalStyle(`${page} a`, { color: 'inherit' });

/** One line is kept, so that the page does not move with the width of the preview. */
export const note = style({
  minBlockSize: '1.5em',
  marginBlockStart: vars.space.xsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});
