import { useEffect, useRef } from 'react';
import { useSession } from './SessionContext';

/**
 * A press that came before the session was known may turn out to be a visitor's, who is then asked to sign in.
 *
 * @param press - What was pressed and waits for the session; null for nothing.
 * @param ask - Clears the press, and asks.
 */
export function useSignInForPress<Press>(press: Press | null, ask: (press: Press) => void): void {
  const { status } = useSession();
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (press !== null && status === 'signedOut') latest.current(press);
  }, [press, status]);
}
