import { createGeolocationMachine } from '@lively/machines';
import { createActor } from 'xstate';
import { locate } from './locate';

/** Starts the machine that asks the device where it is. */
export function startGeolocationActor() {
  return createActor(createGeolocationMachine({ locate: () => locate(navigator.geolocation) })).start();
}
