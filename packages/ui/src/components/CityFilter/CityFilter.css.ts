import { style } from '@vanilla-extract/css';
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
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:disabled': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'progress' },
  },
});
