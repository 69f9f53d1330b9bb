/* What everybody may read and send. Loaded with its first call: most pages are written by the server. */
export { communeServices as communes } from './communeServices';
export { eventServices as events } from './eventServices';
export { formServices as forms } from './formServices';
export { tasteServices as tastes } from './tasteServices';
