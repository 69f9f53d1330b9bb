import { expect, test } from 'vitest';
import { locate } from './locate';

const refusing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, fail?: PositionErrorCallback | null) =>
    fail?.({ code, message: 'No.' } as GeolocationPositionError),
});

test('a place that the device tells is passed on, and no more than the place', async () => {
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

test('a browser that knows no geolocation says that there is none', async () => {
  await expect(locate(undefined)).rejects.toMatchObject({ code: 'unavailable' });
});
