/** The width divided by the height of the frames that a picture fills on cards and on the page of its event. */
export const frameRatios = { card: 4 / 5, page: 3 / 2 };
