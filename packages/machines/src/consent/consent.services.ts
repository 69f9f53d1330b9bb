import { ignoreFailure } from '../failure';
import { consentMachine } from './consent.machine';
import { formatConsent } from './consentChoices';

/** The services of the device that the consent machine calls. */
export interface ConsentServices {
  /** Stores the choice. If the device cannot store it, the choice is valid for this visit. */
  storeConsent(text: string): void;
  /** Milliseconds since 1970. */
  now(): number;
}

export const createConsentMachine = (services: ConsentServices) =>
  consentMachine.provide({
    actions: {
      storeConsent: ({ context }) =>
        ignoreFailure(async () => services.storeConsent(formatConsent(context.granted, services.now()))),
    },
  });
