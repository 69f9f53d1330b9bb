import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  minBlockSize: '40vh',
  color: vars.color.inkMuted,
});
