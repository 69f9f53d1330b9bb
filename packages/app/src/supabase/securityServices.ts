/* The services of what protects an account, loaded with their first call. */
export { deviceServices as devicesOf } from './deviceServices';
export { secondFactorServices as secondFactorOf } from './secondFactorServices';
