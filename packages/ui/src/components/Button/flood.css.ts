import { createVar } from '@vanilla-extract/css';

/** Set by whatever is flooded with one colour: what its buttons are drawn in. */
export const floodInk = createVar();

/** Set together with it: what is written on those buttons. */
export const floodGround = createVar();
