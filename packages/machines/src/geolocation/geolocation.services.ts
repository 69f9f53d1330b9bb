import type { Coordinates } from '@lively/engine';
import { fromPromise } from 'xstate';
import { geolocationMachine } from './geolocation.machine';

/** The services of the device that the geolocation machine calls. */
export interface GeolocationServices {
  /**
   * Returns the position of the device, with high accuracy. Rejects with the code `refused` if the user refused,
   * `timedOut` if the device gave up, and any other code if the device has no position.
   */
  locate(signal: AbortSignal): Promise<Coordinates>;
}

export const createGeolocationMachine = (services: GeolocationServices) =>
  geolocationMachine.provide({
    actors: {
      locate: fromPromise<Coordinates>(({ signal }) => services.locate(signal)),
    },
  });
