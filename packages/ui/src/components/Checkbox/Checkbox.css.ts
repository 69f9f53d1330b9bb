import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const checkbox = style({ display: 'grid', gap: '0.25rem' });

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  minBlockSize: vars.size.touchable,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
});

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  // The browser draws the checkbox best if the user has chosen the colours.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  selectors: {
    '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    // The tick is two borders of a rotated rectangle.
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.1rem',
      insetInlineStart: '0.42rem',
      inlineSize: '0.45rem',
      blockSize: '0.85rem',
      border: `solid ${vars.color.onBrand}`,
      borderWidth: '0 3px 3px 0',
      rotate: '42deg',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger, backgroundColor: vars.color.dangerSurface },
    '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
    '&:disabled::after': { borderColor: vars.color.inkMuted },
  },
});

/** The messages are aligned with the text, not with the box. */
export const messages = style({
  marginBlockStart: '-0.5rem',
  display: 'grid',
  gap: '0.25rem',
  paddingInlineStart: '2.25rem',
});

export const label = style({ minInlineSize: 0 });

globalStyle(`${label} a`, { color: 'inherit', fontWeight: 600 });
