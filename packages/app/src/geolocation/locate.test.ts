import { expect, test } from 'vitest';
import { locate } from './locate';

const refusing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, fail?: PositionErrorCallback | null) =>
    fail?.({ code, message: 'No.' } as GeolocationPositionError),
});

test('only the coordinates of the position are returned', async () => {
  const coords = {
    ...{ latitude: 45.76, longitude: 4.84, accuracy: 5, speed: 12 },
    ...{ altitude: null, altitudeAccuracy: null, heading: null },
    toJSON: () => ({}),
  };
  const position: GeolocationPosition = { coords, timestamp: 0, toJSON: () => ({}) };
  const device = { getCurrentPosition: (onFound: PositionCallback) => onFound(position) };
  expect(await locate(device)).toEqual({ latitude: 45.76, longitude: 4.84 });
});

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [99, 'unavailable'],
])('the error %i of the browser is «%s»', async (number, code) => {
  await expect(locate(refusing(number))).rejects.toMatchObject({ code });
});

test('a browser without geolocation gives the error "unavailable"', async () => {
  await expect(locate(undefined)).rejects.toMatchObject({ code: 'unavailable' });
});
