import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  alignItems: 'end',
  minInlineSize: 0,
});

export const locate = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  padding: 0,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:focus-visible': focusRing,
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'progress' },
  },
});
