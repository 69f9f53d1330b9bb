import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const box = style({ position: 'relative' });

/** Leaves room for the button that shows the password. */
export const input = style({ paddingInlineEnd: '3.25rem' });

export const eye = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  minBlockSize: vars.size.touchable,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  cursor: 'pointer',
});
