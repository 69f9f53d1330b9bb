import type { Coordinates } from '@lively/engine';
import { useEffect, useState } from 'react';
import { locate } from './locate';

/** Returns the position of the device if the user has allowed it before: the browser does not ask. It stays in the page. */
export function useGrantedPosition(): Coordinates | undefined {
  const [position, setPosition] = useState<Coordinates>();
  useEffect(() => {
    readGrantedPosition().then(setPosition, () => {});
  }, []);
  return position;
}

async function readGrantedPosition(): Promise<Coordinates | undefined> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted' ? locate(navigator.geolocation) : undefined;
}
