import { useEffect, useState } from 'react';

/** Milliseconds between the last key and the parsing of a line. */
const typingPause = 300;

/** Returns a typed line without the spaces at its ends, once its typing pauses. Empty until then. */
export function usePaused(line: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(line.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [line]);
  return paused;
}
