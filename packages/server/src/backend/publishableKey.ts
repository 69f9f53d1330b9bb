/** The key with which the app asks the embedded backend: the backend takes this one and the secret key, no other. */
export { publishableKey } from '@lively/app/rendering';
