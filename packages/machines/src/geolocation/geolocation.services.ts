import type { Coordinates } from '@lively/engine';
import { fromPromise } from 'xstate';
import { geolocationMachine } from './geolocation.machine';

/** What the geolocation needs from the device. */
export interface GeolocationServices {
  /**
   * Where the device is, with high accuracy. Rejects with the code `refused` when the person said no, `timedOut` when the
   * device gave up, anything else when it has no position.
   */
  locate(signal: AbortSignal): Promise<Coordinates>;
}

export const createGeolocationMachine = (services: GeolocationServices) =>
  geolocationMachine.provide({
    actors: {
      locate: fromPromise<Coordinates>(({ signal }) => services.locate(signal)),
    },
  });
