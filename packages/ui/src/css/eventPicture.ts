/** The view transition name of an event's picture: the picture of the card becomes that of the page. */
export const eventPicture = 'lively-event-picture';
