import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const latest = style({ display: 'grid', gap: vars.space.medium });

export const label = style({ ...titleText, fontSize: vars.fontSize.heading });
