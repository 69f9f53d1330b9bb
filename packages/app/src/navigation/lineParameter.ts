/** The parameter of a search line that is still to be read: the server and the app replace it by what it means. */
export const lineParameter = 'line';
