import { createVar } from '@vanilla-extract/css';

/** The colour of the buttons on surfaces that are filled with a category colour. The surfaces set it. */
export const floodInk = createVar();

/** The text colour of those buttons. The surfaces set it together with `floodInk`. */
export const floodGround = createVar();
