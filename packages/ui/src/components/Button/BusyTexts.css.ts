import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Both texts share one cell, so that the button keeps its width while it is busy. */
export const texts = style({ display: 'inline-grid', placeItems: 'center' });

const cell = style({ gridArea: '1 / 1' });

export const idle = style([cell, { visibility: 'hidden' }]);

export const busy = style([cell, { display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall }]);
