import { createContext, useContext } from 'react';
import type { FavouriteList } from '../favourites/createFavouriteList';
import type { EventList } from './createEventList';
import type { Services } from './services';

/** The services, and what the pages share: the list of events and the user's favourites. */
export interface AppServices extends Services {
  eventList: EventList;
  favouriteList: FavouriteList;
}

export const ServicesContext = createContext<AppServices | undefined>(undefined);

export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a <ServicesContext> above it: main.tsx builds the services once.');
  return services;
}
