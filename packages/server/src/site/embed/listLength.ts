/** Events of a list for another site that does not limit them, as in the custom element. */
export const listLength = 6;
