import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds between the last key and the search. */
const typingPause = 200;

/**
 * Shows the typed text at once, and searches it after a pause. A new URL (Back, a link) replaces it.
 *
 * @param searched - The searched text of the URL.
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (searched !== followed) {
    setFollowed(searched);
    if (searched !== text.trim()) setText(searched);
  }

  // The URL may change during the pause.
  const searchTyped = useEffectEvent((typed: string) => {
    if (typed !== searched) search(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
