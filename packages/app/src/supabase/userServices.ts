/** What only users ask for, and what is written: none of it is needed to read a page. */
export { authFormServices } from './authFormServices';
export { eventEditingServices } from './eventEditingServices';
export { favouriteServices } from './favouriteServices';
export { formServices } from './formServices';
export { myEventsServices } from './myEventsServices';
export { preferenceServices } from './preferenceServices';
export { profileServices } from './profileServices';
export { purchaseServices } from './purchaseServices';
export { tagServices } from './tagServices';
export { tasteServices } from './tasteServices';
export { voteServices } from './voteServices';
