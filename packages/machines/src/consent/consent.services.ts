import { ignoreFailure } from '../failure';
import { consentMachine } from './consent.machine';
import { formatConsent } from './consentChoices';

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
        ignoreFailure(async () => services.storeConsent(formatConsent(context.granted, services.now()))),
    },
  });
