import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const stack = style({ display: 'grid', gap: vars.space.large });

/** A poster torn to a strip: each step has its own. */
export const strip = style({ aspectRatio: '4 / 1', overflow: 'hidden', borderRadius: vars.radius.small });
