import { useSyncExternalStore } from 'react';
import { storedTaste } from '../device/storedTaste';

const absent = () => null;

/** Whether something was said about lists on this device. */
export function useHasTaste(): boolean {
  return useSyncExternalStore(storedTaste.subscribe, storedTaste.read, absent) !== null;
}
