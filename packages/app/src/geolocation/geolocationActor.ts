import { createGeolocationMachine } from '@lively/machines';
import { type Actor, createActor } from 'xstate';
import { locate } from './locate';

/** Asks the device for its position. */
export default function createGeolocationActor(): Actor<ReturnType<typeof createGeolocationMachine>> {
  return createActor(createGeolocationMachine({ locate: () => locate(navigator.geolocation) }));
}
