/* The public services. Loaded with their first call: the server renders most pages. */
export { communeServices as communes } from './communeServices';
export { eventServices as events } from './eventServices';
export { formServices as forms } from './formServices';
