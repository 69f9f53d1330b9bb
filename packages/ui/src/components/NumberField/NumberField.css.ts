import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const group = style({ display: 'flex', maxInlineSize: '15rem' });

export const input = style({ flex: 1, borderRadius: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

export const step = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '3.25rem',
  minBlockSize: '3.25rem',
  border: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:first-child': {
      borderInlineEndWidth: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    '&:last-child': {
      borderInlineStartWidth: 0,
      borderStartEndRadius: vars.radius.medium,
      borderEndEndRadius: vars.radius.medium,
    },
    '&:hover:not([data-disabled])': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&[data-disabled]': {
      borderColor: vars.color.line,
      backgroundColor: vars.color.sunken,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
  },
});
