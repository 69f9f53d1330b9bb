/* The services of publishers and staff. Loaded with their first call. */
export { eventEditingServices as eventEditingOf } from './eventEditingServices';
export { messageServices as messagesOf } from './messageServices';
export { moderationServices as moderationOf, staffServices as staffOf } from './moderationServices';
export { operationServices as operationsOf } from './operationServices';
export { publicationServices as publicationOf } from './publicationServices';
