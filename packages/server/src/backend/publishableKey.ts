/** The key that the app sends to the embedded backend, which accepts only this key and the secret key. */
export { publishableKey } from '@lively/app/rendering';
