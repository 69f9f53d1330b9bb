import { style } from '@vanilla-extract/css';

/** The layout of the buttons is that of the dialog. */
export const actions = style({ display: 'contents' });
