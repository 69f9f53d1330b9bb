import { createVar } from '@vanilla-extract/css';

/** How the layers of a poster lie while the pointer is on it: those at the back, and those before them. */
export const back = createVar();
export const front = createVar();
/** How large a photo is. */
export const photo = createVar();

/** The variables of a picture, on the element whose `:hover` moves it: a card moves its own. Under `pointer`. */
export const pointedAt = {
  [back]: 'rotate(-1.5deg) scale(1.04)',
  [front]: 'rotate(3deg) scale(1.08)',
  [photo]: '1.03',
};

/** Where there is something to point with, and nothing against what moves. */
export const pointer = '(hover: hover) and (prefers-reduced-motion: no-preference)';
