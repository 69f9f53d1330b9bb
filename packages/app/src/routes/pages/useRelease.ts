import { useEffect, useState } from 'react';

/** The file of the widgets that a partner pastes, and its hash. */
interface Release {
  file: string;
  integrity?: string;
}

/** The file that is always the latest, which no hash can hold. */
const latest: Release = { file: 'lively.js' };

/** The release of the widgets that this site serves; null until it is known. */
export function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    fetch('/embed/release.json', { signal: leaving.signal })
      .then((response) => response.json())
      // A development server has built none.
      .catch(() => latest)
      .then((found: Release) => {
        if (!leaving.signal.aborted) setRelease(found);
      });
    return () => leaving.abort();
  }, []);

  return release;
}
