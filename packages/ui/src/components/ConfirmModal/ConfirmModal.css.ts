import { style } from '@vanilla-extract/css';

/** The dialog lays its buttons out itself. */
export const actions = style({ display: 'contents' });
