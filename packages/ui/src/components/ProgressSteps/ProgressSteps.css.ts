import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const text = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small, lineHeight: 1.2 });

export const bars = style({ flex: '1 1 8rem', display: 'flex', gap: vars.space.xsmall });

export const bar = style({
  flex: 1,
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  forcedColorAdjust: 'none',
  backgroundColor: vars.color.line,
  transition: `background-color ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[data-done]': { backgroundColor: vars.color.accent } },
});
