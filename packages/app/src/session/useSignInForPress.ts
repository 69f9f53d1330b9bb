import { useEffect, useEffectEvent } from 'react';
import { useSession } from './SessionContext';

/**
 * Asks a visitor to sign in if a press from before the session was read turns out to be theirs.
 *
 * @param press - The press that waits for the session; null if there is none.
 * @param ask - Clears the press, and asks to sign in.
 */
export function useSignInForPress<Press>(press: Press | null, ask: (press: Press) => void): void {
  const { status } = useSession();
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (press !== null && status === 'signedOut') askLatest(press);
  }, [press, status]);
}
