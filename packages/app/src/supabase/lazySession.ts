import type { OwnSessionServices } from '../data/Backend';
import { retryImport } from '../data/retryImport';
import { lazyServices } from './lazyServices';

const loadSession = async () => (await retryImport(() => import('./sessionServices'))).sessionServices;

/** The session of this browser. Its code is loaded with the first call: visitors make none. */
export const lazySession: OwnSessionServices = {
  ...lazyServices<Omit<OwnSessionServices, 'watchSession'>>(loadSession, {
    signOut: true,
    exchangeCode: true,
    refreshUser: true,
  }),
  watchSession(listener) {
    let unsubscribe: (() => void) | undefined;
    let isStopped = false;
    loadSession().then(
      (sessions) => {
        if (!isStopped) unsubscribe = sessions.watchSession(listener);
      },
      // The machine reports it after its time limit.
      () => {},
    );
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  },
};
