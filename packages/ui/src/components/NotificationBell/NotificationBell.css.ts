import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' } },
});

/** A border in the colour of the page makes the badge visible on a background of the same red. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.25rem',
  minInlineSize: '1.25rem',
  paddingInline: '0.25rem',
  border: `1.5px solid ${vars.color.ground}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accentFlood,
  color: vars.color.onAccentFlood,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '1.0625rem',
  textAlign: 'center',
});
