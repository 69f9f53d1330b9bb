import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const drop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '12rem',
  padding: vars.space.large,
  border: `2px dashed ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over]': { borderStyle: 'solid', backgroundColor: vars.color.sunken },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.danger, backgroundColor: vars.color.dangerSurface },
    '&[data-filled]': { minBlockSize: 0, padding: 0, borderStyle: 'solid', overflow: 'clip' },
    '&:has(:disabled)': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
});

/** The input covers the drop area, so that a click anywhere opens the file dialog. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const invitation = style({ fontWeight: 600 });

export const preview = style({ inlineSize: '100%', maxBlockSize: '24rem', objectFit: 'contain' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const fileName = style({ minInlineSize: 0, fontSize: vars.fontSize.small });
