import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const titled = style({ marginBlockEnd: vars.space.medium });

export const link = style({ color: 'inherit', fontWeight: 600 });
