import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const url = style({ marginBlockEnd: vars.space.small, overflowWrap: 'anywhere', userSelect: 'all' });
