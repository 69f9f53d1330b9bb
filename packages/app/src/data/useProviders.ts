import { withDeadline } from '@lively/machines';
import { useEffect, useState } from 'react';
import { useBackend } from './BackendContext';
import type { Provider } from './Identities';
import { logFailure } from './logFailure';

/**
 * Reads the providers of the host. Empty until they are read, and on failure: the password works without them.
 *
 * @param isShown - Whether the buttons of the providers are shown.
 */
export function useProviders(isShown: boolean): readonly Provider[] {
  const { providers } = useBackend();
  const [known, setKnown] = useState<readonly Provider[]>([]);
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    withDeadline(providers.listProviders, stop.signal).then(setKnown, (error: unknown) => {
      if (!stop.signal.aborted) logFailure('Reading the providers of the sign-in', error);
    });
    return () => stop.abort();
  }, [providers, isShown]);
  return known;
}
