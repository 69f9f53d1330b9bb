import { style } from '@vanilla-extract/css';
import { codeFont } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const color = style({ display: 'flex' });

export const text = style({
  ...codeFont,
  flex: 1,
  fontSize: vars.fontSize.small,
  selectors: { '&&': { borderStartEndRadius: 0, borderEndEndRadius: 0 } },
});

export const palette = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '3.25rem',
  minBlockSize: '3.25rem',
  margin: 0,
  padding: 0,
  border: `2px solid ${vars.color.ink}`,
  borderInlineStartWidth: 0,
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 0 },
    '&::-moz-color-swatch': { border: 0, borderRadius: 0 },
  },
});
