import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const options = style({ display: 'grid' });

export const option = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  minBlockSize: vars.size.touchable,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
});

export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  selectors: {
    '&:checked': { borderWidth: '7px', borderColor: vars.color.brand },
    '&:disabled': { borderColor: vars.color.line },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
  },
});

export const texts = style({ display: 'grid', minInlineSize: 0 });

export const hint = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small, lineHeight: 1.4 });
