import { findKnownCity } from '@lively/engine';
import { useTaste } from '../data/useTaste';
import { useUserId } from '../session/SessionContext';

/** Whether the distances of a list count from the city of the user. Otherwise they count from Paris. */
export function useHasCity(): boolean {
  const { data } = useTaste(useUserId());
  return findKnownCity(data?.profile.city ?? '') !== undefined;
}
