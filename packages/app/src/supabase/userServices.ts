/* The services of one user, and the forms of the sign-in page. Loaded with their first call: public pages do not need them. */
export { authFormServices as authForms } from './authFormServices';
export { credentialsServices as credentialsOf } from './credentialsServices';
export { favouriteServices as favouritesOf } from './favouriteServices';
export { interestServices as interests } from './interestServices';
export { myEventsServices as myEventsOf } from './myEventsServices';
export { preferenceServices as preferencesOf } from './preferenceServices';
export { profileServices as profileOf } from './profileServices';
export { purchaseServices as purchasesOf } from './purchaseServices';
export { reportServices as reportsOf } from './reportServices';
export { tagServices as tagsOf } from './tagServices';
export { voteServices as votesOf } from './voteServices';
