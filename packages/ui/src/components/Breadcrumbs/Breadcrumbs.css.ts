import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontSize: vars.fontSize.small });

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '& + &::before': { content: '"/" / ""', marginInline: vars.space.xsmall, color: vars.color.inkMuted },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

export const current = style({ color: vars.color.inkMuted });
