import { style } from '@vanilla-extract/css';

export const count = style({ fontWeight: 600 });
