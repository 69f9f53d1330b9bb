/* The pages of the staff. They have their own file, so that a visitor's first page does not load the list. */

export const moderation = () => import('./moderation/moderation.route');
export const messages = () => import('./messages/messages.route');
export const operations = () => import('./operations/operations.route');
