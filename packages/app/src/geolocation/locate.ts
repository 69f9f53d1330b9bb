import type { Coordinates } from '@lively/engine';
import { geolocationTimeout } from '@lively/engine/constants';

/**
 * Returns the position of the device. The browser asks the user for permission.
 *
 * @throws Error with the code `refused`, `timedOut` or `unavailable`.
 */
export function locate(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(failure('unavailable', 'This browser cannot tell where the device is.'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, message }) => reject(failure(codeForError[code] ?? 'unavailable', message)),
      { enableHighAccuracy: true, timeout: geolocationTimeout },
    );
  });
}

/** The numbers of `GeolocationPositionError`. */
const codeForError: Readonly<Record<number, string>> = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' };

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
