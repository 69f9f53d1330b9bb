import { createVar } from '@vanilla-extract/css';

/** The height of what stands at the foot of the window, on the root: toasts stand over it. */
export const foot = createVar();
