import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds from the last key to the search. */
const typingPause = 200;

/**
 * What is typed shows at once, and is searched after a pause. A new URL (Back, a link) replaces it.
 *
 * @param searched - What the URL says is searched.
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [followed, setFollowed] = useState(searched);
  if (searched !== followed) {
    setFollowed(searched);
    if (searched !== text.trim()) setText(searched);
  }

  // By the end of the pause the URL may be another one.
  const searchTyped = useEffectEvent((typed: string) => {
    if (typed !== searched) search(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
