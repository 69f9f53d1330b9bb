import { useEffect, useState } from 'react';

/** Whether there was a moment without a focused field: a dialog takes the keys of a user who types. */
export function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return;
    const look = () => {
      if (!document.activeElement?.matches('input, textarea')) setFree(true);
    };
    // The next field has the focus only after this event.
    const lookLater = () => setTimeout(look);
    look();
    addEventListener('focusout', lookLater);
    return () => removeEventListener('focusout', lookLater);
  }, [isFree]);
  return isFree;
}
