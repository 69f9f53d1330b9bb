/** The parameter of a search line that is not parsed yet: the server and the app replace it by its meaning. */
export const lineParameter = 'line';

/** The parameter of a place as typed in a form without scripts: the server replaces it by its commune. */
export const placeParameter = 'place';

/** Kilometres around the visitor, from a search line: only the device knows the position, so the app replaces it. */
export const nearParameter = 'near';
