import type { Catalogue } from '@lively/engine';
import { useServices } from './ServicesContext';
import { type Loaded, useLoaded } from './useLoaded';

/** Every event, ready to be explored and ranked. What is known shows at once, and is refreshed behind. */
export function useCatalogue(): Loaded<Catalogue> {
  const { eventList } = useServices();
  return useLoaded(eventList.read, eventList.known());
}
