import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const menu = style({ position: 'relative' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.touchable,
  minBlockSize: vars.size.touchable,
  paddingInline: '0.375rem',
  borderRadius: vars.radius.medium,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** On a phone only the picture is visible, and screen readers still read the name. */
export const name = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from.tablet]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      maxInlineSize: '12rem',
      clipPath: 'none',
      textOverflow: 'ellipsis',
    },
  },
});

export const arrow = style({
  display: 'none',
  flex: 'none',
  inlineSize: '0.625rem',
  fill: 'currentColor',
  '@media': { [from.tablet]: { display: 'block' } },
});
globalStyle(`${menu}[open] > ${summary} ${arrow}`, { rotate: '180deg' });

export const signOut = style({ borderBlockStart: `1px solid ${vars.color.line}` });
