import { style } from '@vanilla-extract/css';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const status = style({
  color: vars.color.inkMuted,
  selectors: { '&:not(:empty)': { padding: vars.space.small } },
});

export const note = style({
  flex: 'none',
  fontSize: vars.fontSize.small,
  opacity: 0.8,
  '@media': { [enlargedText]: { flex: '0 1 auto' } },
});
