/* The services of what a user has said about lists. Loaded with their first call. */
export { savedSearchServices as searchesOf } from './savedSearchServices';
export { tasteServices as tasteOf } from './tasteServices';
