import { style } from '@vanilla-extract/css';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space.xsmall,
  cursor: 'pointer',
  '@media': { [enlargedText]: { flexDirection: 'column', alignItems: 'start', gap: vars.space.xsmall } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const label = style({ fontWeight: 600, lineHeight: 1.35 });

export const hint = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small, lineHeight: 1.4 });

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '3.25rem',
  blockSize: '1.875rem',
  margin: 0,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.1875rem',
      insetInlineStart: '0.1875rem',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: '50%',
      backgroundColor: vars.color.ink,
      transition: `translate ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    '&:checked::after': { backgroundColor: vars.color.onBrand, translate: '1.375rem 0' },
    '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
    '&:disabled::after': { backgroundColor: vars.color.inkMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&, &:disabled': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
        '&::after': { backgroundColor: 'ButtonText' },
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:checked::after': { backgroundColor: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::after': { backgroundColor: 'GrayText' },
        '&:checked:disabled': { backgroundColor: 'GrayText' },
        '&:checked:disabled::after': { backgroundColor: 'ButtonFace' },
        '&:focus-visible': { outlineColor: 'CanvasText' },
      },
    },
  },
});
