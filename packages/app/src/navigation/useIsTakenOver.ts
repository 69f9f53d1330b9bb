import { useSyncExternalStore } from 'react';

/** Whether the browser has taken over the rendered markup. False in the first render, which must repeat that markup. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(subscribe, readTrue, readFalse);
}

const subscribe = () => () => {};
const readTrue = () => true;
const readFalse = () => false;
