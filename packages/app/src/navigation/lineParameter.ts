/** The parameter of a search line that is still to be read: the server and the app replace it by what it means. */
export const lineParameter = 'line';

/** Kilometres around the visitor, which a line asks for: only the device knows where it is, so the app takes the place of it. */
export const nearParameter = 'near';
