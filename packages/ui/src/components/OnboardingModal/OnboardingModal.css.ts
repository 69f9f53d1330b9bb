import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const stack = style({ display: 'grid', gap: vars.space.large });

/** A strip of a poster, different in each step. */
export const strip = style({ aspectRatio: '4 / 1', overflow: 'hidden', borderRadius: vars.radius.small });
