import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The box of an input or a select, with a thick border. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  margin: 0,
  padding: `${vars.space.xsmall} 0.875rem`,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  lineHeight: 1.4,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, background: vars.color.dangerSurface },
    '&:disabled': { borderColor: vars.color.line, background: vars.color.sunken, color: vars.color.inkMuted },
    // Browsers colour an autofilled control. This keeps our colours.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.sunken}`,
      WebkitTextFillColor: vars.color.ink,
    },
  },
});
