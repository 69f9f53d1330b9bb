import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });
