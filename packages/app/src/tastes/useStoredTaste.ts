import { emptyTaste, parseTaste, type TasteProfile } from '@lively/engine/tastes';
import { useMemo, useSyncExternalStore } from 'react';
import { storedTaste } from '../device/storedTaste';

const absent = () => null;

/** Returns the taste of this device, and follows it. */
export function useStoredTaste(): TasteProfile {
  const text = useSyncExternalStore(storedTaste.subscribe, storedTaste.read, absent);
  return useMemo(() => parseStored(text), [text]);
}

/** Reads the stored text; an invalid text is an empty taste. */
export function parseStored(text: string | null): TasteProfile {
  return (text !== null && parseTaste(text)) || emptyTaste;
}
