/** The code with which a deletion is refused because somebody holds a ticket for the event. */
export const ticketsSold = 'ticketsSold';
