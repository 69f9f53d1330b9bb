import { useState } from 'react';

/** The instant a page was opened: what is today or past does not change under a reader's eyes. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
