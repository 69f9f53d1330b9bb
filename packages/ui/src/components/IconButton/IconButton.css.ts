import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const iconButton = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
});

export const weights = styleVariants(
  {
    quiet: {
      selectors: { '&:hover:not(:disabled)': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' } },
    },
    regular: {
      border: '2px solid currentColor',
      selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.ink, color: vars.color.onInk } },
    },
  },
  (weight) => [iconButton, weight],
);
