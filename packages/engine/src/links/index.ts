/** The links of an event to other sites. They are apart from the rest of the engine, because lists of events have none. */
export { lodgingLink } from './lodgingLink.ts';
export { mapLink } from './mapLink.ts';
export { travelLink } from './travelLink.ts';
