/* The services of what protects an account, loaded with their first call. */
export { secondFactorServices as secondFactorOf } from './secondFactorServices';
