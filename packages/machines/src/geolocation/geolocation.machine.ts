import { type Coordinates, nearestKnownCity } from '@lively/engine';
import { geolocationTimeout } from '@lively/engine/constants';
import { assign, emit, setup } from 'xstate';
import { type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

/** Why the place is not known: the person refused, the device has no position, or it took too long. */
export type GeolocationProblem = 'refused' | 'unavailable' | 'timedOut';

export interface GeolocationContext {
  /** The nearest known city; null until a place is found, and then the recommendations take Paris. */
  city: string | null;
  /** Where the device is. It leaves the device in the travel link alone, which asks for it. */
  coordinates: Coordinates | null;
}

export type GeolocationEvent = { type: 'geolocation.asked' };

export type GeolocationEmitted =
  | { type: 'geolocation.found' }
  | { type: 'geolocation.failed'; problem: GeolocationProblem };

/** Where the device is, to the nearest known city. Asked for, never taken; without an answer in time there is none. */
export const geolocationMachine = setup({
  types: {
    context: {} as GeolocationContext,
    events: {} as GeolocationEvent,
    emitted: {} as GeolocationEmitted,
  },
  actors: {
    locate: missingService<Coordinates>('locate'),
  },
  actions: {
    keepPlace: assign((_, { coordinates }: { coordinates: Coordinates }) => ({
      coordinates,
      city: nearestKnownCity(coordinates).name,
    })),
    notifyFound: emit({ type: 'geolocation.found' }),
    notifyProblem: emit((_, { problem }: { problem: GeolocationProblem }) => ({
      type: 'geolocation.failed' as const,
      problem,
    })),
  },
  guards: {
    isPlace: (_, { coordinates }: { coordinates: Coordinates }) => isPlace(coordinates),
    isRefusal: (_, { error }: Rejection) => toFailure(error).code === 'refused',
    isTimeout: (_, { error }: Rejection) => toFailure(error).code === 'timedOut',
  },
  delays: { geolocationTimeout },
}).createMachine({
  id: 'geolocation',
  context: { city: null, coordinates: null },
  on: { 'geolocation.asked': '.asking' },
  initial: 'idle',
  states: {
    idle: {},
    asking: {
      on: { 'geolocation.asked': {} },
      after: {
        geolocationTimeout: {
          target: 'timedOut',
          actions: { type: 'notifyProblem', params: { problem: 'timedOut' } },
        },
      },
      invoke: {
        id: 'locate',
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isPlace', params: ({ event }) => ({ coordinates: event.output }) },
            target: 'found',
            actions: [{ type: 'keepPlace', params: ({ event }) => ({ coordinates: event.output }) }, 'notifyFound'],
          },
          { target: 'unavailable', actions: { type: 'notifyProblem', params: { problem: 'unavailable' } } },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'notifyProblem', params: { problem: 'refused' } },
          },
          {
            guard: { type: 'isTimeout', params: ({ event }) => event },
            target: 'timedOut',
            actions: { type: 'notifyProblem', params: { problem: 'timedOut' } },
          },
          { target: 'unavailable', actions: { type: 'notifyProblem', params: { problem: 'unavailable' } } },
        ],
      },
    },
    found: {},
    refused: {},
    unavailable: {},
    timedOut: {},
  },
});

function isPlace({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
