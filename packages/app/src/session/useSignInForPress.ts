import { useEffect, useEffectEvent } from 'react';
import { useSession } from './SessionContext';

/**
 * A press that came before the session was known may turn out to be a visitor's, who is then asked to sign in.
 *
 * @param press - What was pressed and waits for the session; null for nothing.
 * @param ask - Clears the press, and asks.
 */
export function useSignInForPress<Press>(press: Press | null, ask: (press: Press) => void): void {
  const { status } = useSession();
  const askLatest = useEffectEvent(ask);
  useEffect(() => {
    if (press !== null && status === 'signedOut') askLatest(press);
  }, [press, status]);
}
