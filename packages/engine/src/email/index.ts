/** What an email address is, and which mailbox it reaches. Apart from the other functions, because few pages have a form. */
export { foldEmail } from './foldEmail.ts';
export { isEmailAddress } from './isEmailAddress.ts';
