import type { OwnSessionServices } from '../data/Backend';
import { hasStoredSession } from './hasStoredSession';
import { lazyServices } from './lazyServices';
import { hearSignOuts } from './signOutNotice';
import { subscribeOnceLoaded } from './subscribeOnceLoaded';

const loadSession = async () => (await import('./sessionServices')).sessionServices;

const services = lazyServices<Omit<OwnSessionServices, 'watchSession'>>(loadSession);

// Subscribes at once: another tab may sign out while this one loads.
if (hasStoredSession()) hearSignOuts();

/** The session of this browser. Its code loads with the first call, which visitors do not make. */
export const lazySession: OwnSessionServices = {
  signOut: (...input) => services.signOut(...input),
  exchangeCode: (...input) => services.exchangeCode(...input),
  refreshUser: (...input) => services.refreshUser(...input),
  watchSession(listener) {
    hearSignOuts();
    return subscribeOnceLoaded(loadSession(), (sessions) => sessions.watchSession(listener));
  },
};
