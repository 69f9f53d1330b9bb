import { createVar } from '@vanilla-extract/css';

/** Set by surfaces flooded with one colour: the colour of the buttons on them. */
export const floodInk = createVar();

/** Set together with it: the text colour on those buttons. */
export const floodGround = createVar();
