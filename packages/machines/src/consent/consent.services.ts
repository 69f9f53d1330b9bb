import { ignoreFailure } from '../ignoreFailure';
import { consentMachine } from './consent.machine';
import { writeConsent } from './storedConsent';

/** What the consent needs from the device. */
export interface ConsentServices {
  /** Keeps the choice. Where the device cannot, it holds for this visit. */
  storeConsent(text: string): void;
  /** Milliseconds since 1970. */
  now(): number;
}

export const createConsentMachine = (services: ConsentServices) =>
  consentMachine.provide({
    actions: {
      storeConsent: ({ context }) =>
        ignoreFailure(async () => services.storeConsent(writeConsent(context.granted, services.now()))),
    },
  });
