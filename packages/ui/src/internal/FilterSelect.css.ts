import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const field = style({ position: 'relative', display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const label = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.tiny, fontWeight: 600 });

export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  // The padding is small on a phone, where two filters are side by side.
  paddingInline: `clamp(0.5rem, 2.5vw, ${vars.space.small}) clamp(1.75rem, 8vw, 2.25rem)`,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = style({
  position: 'absolute',
  insetBlockEnd: '1.125rem',
  insetInlineEnd: `clamp(0.5rem, 2.5vw, ${vars.space.small})`,
  inlineSize: 12,
  blockSize: 8,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  pointerEvents: 'none',
});
