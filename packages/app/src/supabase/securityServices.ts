/* The services that protect an account. Loaded with their first call. */
export { calendarFeedServices as calendarFeedOf } from './calendarFeedServices';
export { deviceServices as devicesOf } from './deviceServices';
export { identityServices as identitiesOf } from './identityServices';
export { providerServices as providers } from './providerServices';
export { secondFactorServices as secondFactorOf } from './secondFactorServices';
