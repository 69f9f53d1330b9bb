/* The pages of the staff. Their files are named apart: the first page of a visitor does not carry the list. */

export const moderation = () => import('./moderation/moderation.route');
export const messages = () => import('./messages/messages.route');
export const operations = () => import('./operations/operations.route');
