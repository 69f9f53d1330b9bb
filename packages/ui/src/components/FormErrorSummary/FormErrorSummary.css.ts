import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const summary = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  border: `2px solid ${vars.color.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSurface,
});

export const title = style({ fontWeight: 700 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});
