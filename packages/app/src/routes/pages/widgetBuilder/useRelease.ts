import { useEffect, useState } from 'react';

/** A file that a partner embeds, and its hash. */
interface ReleaseFile {
  file: string;
  integrity?: string;
}

/** The widgets of this site. */
export interface Release extends ReleaseFile {
  /** The file that loads no other script. */
  complete?: ReleaseFile;
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
