import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { vars } from '../../theme/contract.css';

export const notice = style({ paddingInline: edge, paddingBlockStart: vars.space.medium });

export const waiting = style({ fontWeight: 600 });
