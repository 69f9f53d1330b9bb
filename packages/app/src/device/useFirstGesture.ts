import { useEffect, useState } from 'react';

/** Returns whether a user has begun to use the page: for code that can wait until then. */
export function useFirstGesture(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    for (const gesture of ['pointerover', 'focusin']) addEventListener(gesture, () => setUsed(true), { once: true });
  }, []);
  return isUsed;
}
