import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  rowGap: '0.375rem',
  alignItems: 'baseline',
  fontSize: vars.fontSize.small,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const value = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

/** A rule for both engines: a selector that one of them does not know would void a common rule. */
const ofThumb = (rule: StyleRule) => ({ '&::-webkit-slider-thumb': rule, '&::-moz-range-thumb': rule });
const ofDisabledThumb = (rule: StyleRule) => ({
  '&:disabled::-webkit-slider-thumb': rule,
  '&:disabled::-moz-range-thumb': rule,
});

/** Looks like a Switch. */
export const range = style({
  gridColumn: '1 / -1',
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '1.875rem',
  margin: 0,
  paddingInline: '0.1875rem',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    ...ofThumb({
      appearance: 'none',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      border: 'none',
      borderRadius: '50%',
      backgroundColor: vars.color.ink,
    }),
    '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
    ...ofDisabledThumb({ backgroundColor: vars.color.inkMuted }),
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&, &:disabled': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
        ...ofThumb({ backgroundColor: 'ButtonText' }),
        '&:disabled': { borderColor: 'GrayText' },
        ...ofDisabledThumb({ backgroundColor: 'GrayText' }),
        '&:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
});
