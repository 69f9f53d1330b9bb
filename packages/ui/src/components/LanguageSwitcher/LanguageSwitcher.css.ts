import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const switcher = style({ position: 'relative' });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.375rem',
  minInlineSize: vars.size.touchable,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.medium,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.35em' },
  },
});

export const code = style({ textTransform: 'uppercase', whiteSpace: 'nowrap' });

export const arrow = style({
  inlineSize: '0.625rem',
  blockSize: '0.375rem',
  fill: 'currentColor',
});

globalStyle(`${switcher}[open] > ${summary} ${arrow}`, { rotate: '180deg' });
