/** What the picture of an event is called while one page moves into the next: the card’s becomes the page’s. */
export const eventPicture = 'lively-event-picture';
