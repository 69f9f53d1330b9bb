import { useEffect, useState } from 'react';

/** The file of the widgets that a partner embeds, and its hash. */
interface Release {
  file: string;
  integrity?: string;
}

/** The latest file: it changes, so that it has no hash. */
const latest: Release = { file: 'lively.js' };

/** Returns the release of the widgets on this site; null until it is loaded. */
export function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    fetch('/embed/release.json', { signal: leaving.signal })
      .then((response) => response.json())
      // A development server has not built any.
      .catch(() => latest)
      .then((found: Release) => {
        if (!leaving.signal.aborted) setRelease(found);
      });
    return () => leaving.abort();
  }, []);

  return release;
}
