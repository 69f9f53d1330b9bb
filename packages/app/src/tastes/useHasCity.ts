import { findKnownCity } from '@lively/engine';
import { useInterests } from '../data/useInterests';
import { useUserId } from '../session/SessionContext';

/** Whether the distances of a list count from the city of the user. Otherwise they count from Paris. */
export function useHasCity(): boolean {
  const { data } = useInterests(useUserId());
  return findKnownCity(data?.profile.city ?? '') !== undefined;
}
