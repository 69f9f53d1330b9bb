import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const box = style({ position: 'relative' });

export const select = style({ paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis', cursor: 'pointer' });

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  inlineSize: '0.75rem',
  blockSize: '100%',
  fill: 'currentColor',
  pointerEvents: 'none',
});
