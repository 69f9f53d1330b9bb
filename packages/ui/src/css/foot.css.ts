import { createVar } from '@vanilla-extract/css';

/** The height of a bar at the bottom of the window, set on the root. Toasts are shown above it. */
export const foot = createVar();
