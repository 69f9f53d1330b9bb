import { type Coordinates, nearestKnownCity } from '@lively/engine';
import { geolocationTimeout } from '@lively/engine/constants';
import { assign, emit, setup } from 'xstate';
import { type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

/** Why the position is not known: the user refused, the device has none, or the request took too long. */
export type GeolocationProblem = 'refused' | 'unavailable' | 'timedOut';

export interface GeolocationContext {
  /** The nearest known city; null until a position is found. The recommendations then use Paris. */
  city: string | null;
  /** The position of the device. It leaves the device only in the travel link, which requests it. */
  coordinates: Coordinates | null;
}

export type GeolocationEvent = { type: 'geolocation.asked' };

export type GeolocationEmitted =
  | { type: 'geolocation.found' }
  | { type: 'geolocation.failed'; problem: GeolocationProblem };

/**
 * Reads the position of the device and finds the nearest known city. It starts only when the user asks for it. After
 * the deadline there is no position.
 */
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
