import { fromCallback } from 'xstate';
import { fromService } from '../fromService';
import { type SessionChange, type SessionEvent, sessionMachine } from './session.machine';

/** The services that the session machine calls. */
export interface SessionServices {
  /**
   * Reports the changes of the stored session: first `session.read`, then every change in this tab or another one. The
   * listener only queues the change, so it may be called from anywhere.
   *
   * @returns A function that stops watching.
   */
  watchSession(listener: (change: SessionChange) => void): () => void;
  /** Ends the session. A session that the backend no longer has counts as ended. */
  signOut(signal: AbortSignal): Promise<void>;
}

export const createSessionMachine = (services: SessionServices) =>
  sessionMachine.provide({
    actors: {
      watchSession: fromCallback<SessionEvent>(({ sendBack }) => services.watchSession(sendBack)),
      signOut: fromService<void>((_, signal) => services.signOut(signal)),
    },
  });
