import { createSecondFactorMachine, type SecondFactorServices } from '@lively/machines';
import { type Actor, createActor } from 'xstate';

/** Creates the actor for the second factors of a user. Loaded with the settings. */
export default function createSecondFactorActor(
  services: SecondFactorServices,
): Actor<ReturnType<typeof createSecondFactorMachine>> {
  return createActor(createSecondFactorMachine(services));
}
